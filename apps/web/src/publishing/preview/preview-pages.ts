import type { LocationPreview, PublishPreview } from '@commissary/contract';

/** What was answered to a preview that lists the changes of each document from a position on. */
export interface PreviewPage {
  readonly from: number;
  readonly previews: readonly PublishPreview[];
}

/** Where the changes are that are listed next. */
export interface NextPage {
  readonly from: number;
  readonly locationIds: readonly string[];
}

/** As many locations are asked for at once: the changes that are listed of them are no more than somebody reads. */
const mostLocations = 100;

/** The previews of pages, each page behind those before it. */
export const previewsOfPages = ([first, ...others]: readonly PreviewPage[]): readonly PublishPreview[] =>
  others.reduce(withPage, first?.previews ?? []);

/** Locations that share their documents go on sharing them. Of what was saved meanwhile nothing is added. */
const withPage = (previews: readonly PublishPreview[], { from, previews: page }: PreviewPage) => {
  const added = new Map(page.map(one => [one.locationId, one]));
  const grown = new Map<LocationPreview['documents'], LocationPreview['documents']>();
  for (const { locationId, seen, documents } of previews) {
    const more = added.get(locationId);
    if (more?.seen === seen) grown.set(documents, documents.map(withChanges(more, from)));
  }
  return previews.map(one => ({ ...one, documents: grown.get(one.documents) ?? one.documents }));
};

type DocumentPreview = LocationPreview['documents'][number];

const withChanges =
  ({ documents }: PublishPreview, from: number) =>
  (document: DocumentPreview): DocumentPreview => {
    const more = documents.find(({ kind }) => kind === document.kind);
    if (more === undefined || document.changes.length !== from) return document;
    const labels = { ...document.labels, ...more.labels };
    return { ...document, changes: [...document.changes, ...more.changes], labels };
  };

/** Of documents that locations share, it is asked at the first of them. Null: everything is listed. */
export const nextPage = (previews: readonly PublishPreview[]): NextPage | null => {
  const sets = [...Map.groupBy(previews.filter(isShown), ({ documents }) => documents)];
  const unlisted = sets.flatMap(([documents, [first]]) =>
    documents.flatMap(({ changes, total }) =>
      first !== undefined && changes.length < total ? { from: changes.length, id: first.locationId } : [],
    ),
  );
  const [first] = unlisted;
  if (first === undefined) return null;
  const ids = new Set(unlisted.filter(({ from }) => from === first.from).map(({ id }) => id));
  return { from: first.from, locationIds: [...ids].slice(0, mostLocations) };
};

/** What would be published; a schedule does not stop it where it is replaced. */
const isShown = ({ disabled }: PublishPreview): boolean => disabled === null || disabled === 'pending';
