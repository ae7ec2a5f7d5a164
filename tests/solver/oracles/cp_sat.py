"""CP-SAT as oracle: `python -m solver.oracles.cp_sat [existence|least|lean]`."""

import time

from solver.oracles.model import Program, value
from solver.oracles.serve import Answer, serve


def answer(made: Program) -> Answer:
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    xs = [model.new_int_var(0, most, "") for most in made.most]
    rows: list[list[tuple[cp_model.IntVar, int]]] = [[] for _ in made.low]
    for x, column in zip(xs, made.columns, strict=True):
        for row, factor in column:
            rows[row].append((x, factor))
    for terms, low, high in zip(rows, made.low, made.high, strict=True):
        taken, factors = [x for x, _ in terms], [factor for _, factor in terms]
        model.add_linear_constraint(cp_model.LinearExpr.weighted_sum(taken, factors), low, high)
    if any(made.points):
        model.maximize(cp_model.LinearExpr.weighted_sum(xs, made.points))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.perf_counter()
    status = solver.solve(model)
    seconds = time.perf_counter() - start
    if status == cp_model.INFEASIBLE:
        return Answer(None, seconds)
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return Answer(value(made, [solver.value(x) for x in xs]), seconds)


if __name__ == "__main__":
    serve(answer)
