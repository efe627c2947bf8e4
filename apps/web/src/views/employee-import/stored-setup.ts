import { emptyKept, type KeptSetup } from './import-setup.ts';

const keyOf = (companyId: string): string => `commissary.employeeImport.${companyId}`;

/** How the last file of the company was set up in this browser. */
export const storedSetup = (companyId: string): KeptSetup => {
  try {
    const stored: Partial<KeptSetup> = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '{}');
    return { ...emptyKept, ...stored };
  } catch {
    return emptyKept;
  }
};

export const storeSetup = (companyId: string, kept: KeptSetup): void => {
  try {
    localStorage.setItem(keyOf(companyId), JSON.stringify(kept));
  } catch {
    // A browser may refuse storage; then nothing is kept.
  }
};
