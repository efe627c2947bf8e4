/**
 * The rooms below a folder. A room is a folder, or a file that stands alone; its name is its path below `root`, and a
 * file is in the innermost room around it. `folder/*` are the folders in it that have no floor by name, `.` the files of `root`
 * that are in no other.
 */
export interface RoomTable {
  readonly root: string;
  /** A line is a floor, the lowest first: names with spaces between. A room imports rooms of lower floors alone. */
  readonly floors: string;
  /** What the order would allow. A place is a room, or a folder of rooms. */
  readonly never?: readonly {
    readonly from: readonly string[];
    readonly to: readonly string[];
    readonly because: string;
  }[];
  /** The file of a room that others import, `index.ts` where none is given; style sheets are imported as files. */
  readonly door?: string;
  /** The rooms are imported by their package name, and tests keep the floors too. */
  readonly byName?: true;
}
