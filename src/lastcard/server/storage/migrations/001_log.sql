-- Every room's log is the truth: its state is what comes out when the log is played again.
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    opened_at DOUBLE PRECISION NOT NULL,
    closed_at DOUBLE PRECISION
);
CREATE TABLE log (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
