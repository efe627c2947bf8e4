/** When and where a layout is looked at. */
export interface Moment {
  /** In epoch milliseconds. */
  readonly instant: number;
  readonly station: string | null;
}
