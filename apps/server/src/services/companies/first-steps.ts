import type { DocumentKind, LocationSettings, Menu } from '@commissary/catalog';
import { hasRate } from '@commissary/domain';
import { headsOfCompany } from '../../store/documents/index.ts';
import { findFirstSteps } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

interface FirstSteps {
  readonly item: boolean;
  readonly tax: boolean;
  readonly printer: boolean;
  readonly people: boolean;
  readonly terminal: boolean;
  readonly published: boolean;
  readonly publishedPeople: boolean;
  readonly order: boolean;
}

/** After the first publish the first order is introduced for so long. */
const introducedMs = 86_400_000;

/** What a new company has done on the way to its first order. Documents are read only while that is introduced. */
export const readFirstSteps = async (
  { db, content, now }: Pick<Context, 'db' | 'content' | 'now'>,
  companyId: string,
): Promise<FirstSteps> => {
  const before = new Date(now().getTime() - introducedMs);
  const { publishedBefore: order, ...steps } = await findFirstSteps(db, companyId, before);
  if (order) return { item: true, tax: true, printer: true, ...steps, order };
  const of = await headsOfCompany(db, companyId, ['menu', 'settings'], []);
  const manifests = of.flatMap(({ heads }) => heads.flatMap(({ manifest }) => manifest ?? []));
  const documents = await content.documents(db, manifests);
  const saved = <T>(wanted: DocumentKind): readonly T[] =>
    of
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ heads }) => heads.flatMap(({ manifest }) => (documents.get(manifest ?? '') as T | undefined) ?? []));
  const menus = saved<Menu>('menu');
  return {
    ...steps,
    item: menus.some(({ departments }) => departments.some(({ items }) => items.length > 0)),
    tax: menus.some(({ taxStructures }) => taxStructures.some(hasRate)),
    printer: saved<LocationSettings>('settings').some(({ printers }) => printers.physical.length > 0),
    order,
  };
};
