import type { MenuImportSetup } from '@commissary/catalog';
import { headerKey } from '@commissary/domain';

/** What is kept of the setup of a file, for the next one with the same columns. */
export type KeptSetup = Pick<MenuImportSetup, 'columns' | 'defaults' | 'plainSize'>;

interface KeptFile {
  readonly headers: string;
  readonly setup: KeptSetup;
}

/** Files of more systems than a restaurant has. */
const mostKept = 20;

type Scope = MenuImportSetup['scope'];

const keyOf = (companyId: string, scope: Scope): string => `commissary.menuImport.${companyId}.${scope}`;
const headersKey = (headers: readonly string[]): string => JSON.stringify(headers.map(headerKey));

const storedFiles = (companyId: string, scope: Scope): readonly KeptFile[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(companyId, scope)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

/** How the last file of the company with these columns was set up in this browser; null where there was none. */
export const storedSetup = (companyId: string, scope: Scope, headers: readonly string[]): KeptSetup | null =>
  storedFiles(companyId, scope).find(one => one.headers === headersKey(headers))?.setup ?? null;

export const storeSetup = (companyId: string, headers: readonly string[], setup: MenuImportSetup): void => {
  const key = headersKey(headers);
  const { columns, defaults, plainSize, scope } = setup;
  const others = storedFiles(companyId, scope).filter(one => one.headers !== key);
  const kept: readonly KeptFile[] = [{ headers: key, setup: { columns, defaults, plainSize } }, ...others];
  try {
    localStorage.setItem(keyOf(companyId, scope), JSON.stringify(kept.slice(0, mostKept)));
  } catch {
    // A browser may refuse storage; then nothing is kept.
  }
};
