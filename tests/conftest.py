from hypothesis import settings

# A machine at work on other things is no failure: no test here measures time.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
