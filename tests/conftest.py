from hypothesis import HealthCheck, settings

# A machine at work on other things is no failure: no test here measures time.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
