-- A line of a log names its room by a number: a name of 22 letters in every line and once more in
-- its index cost more than the line, and made every commit write a page for each room.
ALTER TABLE rooms ADD COLUMN number INTEGER;
UPDATE rooms SET number = numbered.number
FROM (SELECT id, row_number() OVER (ORDER BY opened_at, id) AS number FROM rooms) AS numbered
WHERE rooms.id = numbered.id;
CREATE UNIQUE INDEX rooms_by_number ON rooms (number);
CREATE TABLE lines (
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);
INSERT INTO lines
SELECT rooms.number, log.seq, log.entry FROM log JOIN rooms ON rooms.id = log.room;
DROP TABLE log;
CREATE VIEW log AS
SELECT rooms.id AS room, lines.seq, lines.entry
FROM lines JOIN rooms ON rooms.number = lines.room;
