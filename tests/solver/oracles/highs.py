"""HiGHS as oracle: `python -m solver.oracles.highs [existence|least|lean]`."""

import time

from solver.oracles.model import Program, value
from solver.oracles.serve import Answer, serve


def answer(made: Program) -> Answer:
    import highspy
    import numpy as np

    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(made.most), len(made.low)
    lp.sense_ = highspy.ObjSense.kMaximize
    lp.col_cost_ = np.array(made.points, float)
    lp.col_lower_, lp.col_upper_ = np.zeros(len(made.most)), np.array(made.most, float)
    lp.row_lower_, lp.row_upper_ = np.array(made.low, float), np.array(made.high, float)
    lp.integrality_ = [highspy.HighsVarType.kInteger] * len(made.most)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    lp.a_matrix_.start_ = np.cumsum([0, *map(len, made.columns)])
    lp.a_matrix_.index_ = np.array([row for column in made.columns for row, _ in column])
    lp.a_matrix_.value_ = np.array([x for column in made.columns for _, x in column], float)
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    # Values go up to 20,000 in the question `least`; they must be exact.
    highs.setOptionValue("mip_rel_gap", 1e-6)
    highs.passModel(lp)
    start = time.perf_counter()
    highs.run()
    seconds = time.perf_counter() - start
    status = highs.getModelStatus()
    if status == highspy.HighsModelStatus.kInfeasible:
        return Answer(None, seconds)
    assert status == highspy.HighsModelStatus.kOptimal, highs.modelStatusToString(status)
    return Answer(value(made, list(highs.getSolution().col_value)), seconds)


if __name__ == "__main__":
    serve(answer)
