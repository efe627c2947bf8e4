/** More rows than are drawn at once. */
const pageSize = 50;

/** The ids of the page of each: what is loaded about some rows is loaded by the page. */
export const pagesById = (ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const pages = Map.groupBy(ids.entries(), ([position]) => Math.floor(position / pageSize));
  return new Map(
    [...pages.values()].flatMap(entries => {
      const page = entries.map(([, id]) => id);
      return page.map(id => [id, page] as const);
    }),
  );
};
