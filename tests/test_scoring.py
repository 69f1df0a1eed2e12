from mmteach import F6423, Feedback, score


def test_the_worked_example_of_the_rule_sheet() -> None:
    assert score("RBRG", "RRBY") == Feedback(exact=1, misplaced=2)
    assert F6423.format("RBRG") == "Red-Blue-Red-Green"
