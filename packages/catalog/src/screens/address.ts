import { type ScreenId, screenOf } from './registry.ts';

/** The tenant that an address of the console names; null is company level. */
export interface AddressTenant {
  readonly companyId: string;
  readonly locationId: string | null;
}

export type Params = Readonly<Record<string, string>>;

/** The address of a screen: its params filled in, the tenant in the query, and then the rest of the query. */
export const screenHref = (id: ScreenId, params: Params, tenant: AddressTenant | null, query: Params = {}): string =>
  withQuery(screenPath(id, params), { ...linkQuery(tenant), ...query });

/** Returns the path of a screen with its params filled in; a param without a value is a programming error. */
export const screenPath = (id: ScreenId, params: Params): string =>
  screenOf(id).path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${id} needs ${name}`);
    return encodeURIComponent(value);
  });

/**
 * Accepts only an address inside the console: a path from the root, without anything that a browser could read as
 * another host.
 */
export const insideTarget = (target: string | null | undefined): string | null => {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null;
  return [...target].some(character => character < ' ') ? null : target;
};

export const splitAddress = (address: string): { path: string; query: URLSearchParams } => {
  const [withoutHash = ''] = address.split('#', 1);
  const mark = withoutHash.indexOf('?');
  return mark < 0
    ? { path: withoutHash, query: new URLSearchParams() }
    : { path: withoutHash.slice(0, mark), query: new URLSearchParams(withoutHash.slice(mark + 1)) };
};

/** The address with these members of its query set, or removed where the value is null. */
export const withQuery = (address: string, members: Readonly<Record<string, string | null>>): string => {
  const { path, query } = splitAddress(address);
  for (const [name, value] of Object.entries(members)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/**
 * The tenant in the query of a link. An address without a location gets the active one, so company level is an empty
 * location.
 */
export const linkQuery = (tenant: AddressTenant | null): Readonly<Record<string, string | null>> =>
  tenant === null ? {} : { companyId: tenant.companyId, locationId: tenant.locationId ?? '' };

/** In place of an earlier save in the address of a form: what a new company has, or what is inherited. */
export const restoresTemplate = { restore: 'template' } as const;

/** Removes from an address which rows of which list it shows, and how. */
export const noListQuery = { list: null, words: null, filter: null, sort: null, edit: null } as const;
