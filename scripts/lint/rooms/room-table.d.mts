/**
 * The rooms below a folder. A room is a folder, or a file that stands alone; its name is its path below `root`, and a
 * file is in the innermost room around it. `.` are the files of `root` that are in no other.
 */
export interface RoomTable {
  readonly root: string;
  /** Which rooms each room may import. A room stands below those that it imports, so that there is no cycle. */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** What every room in a folder may import besides the rooms on its line. */
  readonly each?: Readonly<Record<string, readonly string[]>>;
  /** The file of a room that others import; style sheets are imported as files. */
  readonly door: string;
  /** The rooms are imported by their package name, and tests keep the arrows too. */
  readonly byName?: true;
}
