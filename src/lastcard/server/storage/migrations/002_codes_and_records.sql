-- A room's spoken code outlives a restart.
ALTER TABLE rooms ADD COLUMN code TEXT NOT NULL DEFAULT '';
-- A finished round can be read by a link of its own: the room's log up to the entry that ended it.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    seq BIGINT NOT NULL
);
