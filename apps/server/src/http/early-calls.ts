import { hasSeveral, type Screen } from '@commissary/catalog';
import { type Client, type CommissaryContract, contract, createClient, documentClient } from '@commissary/contract';
import { firstImages } from '@commissary/domain';

/**
 * The addresses of the calls that a page makes first, as far as its own address says them: the start of the console, and
 * the document that its screen edits or the list that it shows. The header `link` names them, so a browser sends them with the requests for the
 * page's scripts, and the scripts find the responses there. The console builds the same addresses with the same client;
 * where one differs, it sends its own.
 */
export const earlyCalls = (
  { edits, view }: Pick<Screen, 'edits' | 'view'>,
  query: URLSearchParams,
): readonly string[] => {
  const companyId = query.get('companyId');
  if (!companyId || companyId.length > longestId) return [];
  const found: string[] = [];
  const client: Client<CommissaryContract> = createClient(contract, async ({ href }) => {
    found.push(href);
    return { status: 304, body: undefined };
  });
  void client.session.start({ query: { companyId } });
  if (view !== undefined) lists[view]?.(client, companyId, query);
  const kind = edits?.document;
  // The location that the browser used last, and the menu that a location uses, are not known here.
  const tenantId = query.get('locationId');
  if (kind === undefined || hasSeveral(kind) || tenantId === null || tenantId.length > longestId) return found;
  const calls = documentClient(client, kind);
  if (tenantId === '') void calls.base({ companyId, menuId: null }, {});
  else void calls.layered({ tenantId, menuId: null }, {});
  return found;
};

/** The first page of the list of a screen, as its address narrows it. */
const lists: Partial<
  Record<
    NonNullable<Screen['view']>,
    (client: Client<CommissaryContract>, companyId: string, query: URLSearchParams) => void
  >
> = {
  images: (client, companyId, query) =>
    void client.images.list({ params: { companyId }, query: firstImages(Object.fromEntries(query)) }),
};

/** Ids have at most 36 characters; what is longer is none. */
const longestId = 100;

/** The header that makes a browser send these calls, in the mode in which the console sends them. */
export const preloadHeader = (hrefs: readonly string[]): string =>
  hrefs.map(href => `<${href}>; rel=preload; as=fetch; crossorigin`).join(', ');
