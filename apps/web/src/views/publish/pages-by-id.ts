/** More rows than are drawn at once. */
const pageSize = 50;

/** The ids of the page that a position is on: what is loaded about some rows is loaded by the page. */
export const pagesInOrder = (ids: readonly string[]): ((position: number) => readonly string[]) => {
  const pages: string[][] = [];
  for (let first = 0; first < ids.length; first += pageSize) pages.push(ids.slice(first, first + pageSize));
  return position => pages[Math.floor(position / pageSize)] ?? [];
};

/** The ids of the page of each. */
export const pagesById = (ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const pageAt = pagesInOrder(ids);
  return new Map(ids.map((id, position) => [id, pageAt(position)]));
};
