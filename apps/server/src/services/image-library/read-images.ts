import { sentencesIn } from '@commissary/catalog';
import { contract, hrefOf, type ImageRecord, imageEditPermissions, type Use } from '@commissary/contract';
import { accessibleTenants, can, imageRules, permissionsAt, type TenantScope, tenantScopeOf } from '@commissary/domain';
import { redactChanges, subjectAt } from '@commissary/schema';
import {
  confirmImages,
  countImages,
  dropImages,
  findImage,
  type ImageCounts,
  readImagesPage,
  type StoredImageRow,
  unconfirmedImages,
} from '../../store/images/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { type ImageUsages, imageUsages, seenUsages } from './image-usages.ts';

export interface ImagesAsked {
  readonly search?: string | undefined;
  readonly used?: 'used' | 'unused' | undefined;
  /** The last image of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

export interface ImagesPage {
  readonly images: ImageRecord[];
  readonly next: string | null;
  /** On the first page. */
  readonly counts: ImageCounts | null;
  readonly mayEdit: boolean;
}

const usualLimit = 60;

/** A page of the images of a company: those that are not deleted, and deleted ones that something names again. */
export const readImages = async (
  context: RequestContext,
  { search = '', used, after, limit = usualLimit }: ImagesAsked,
): Promise<ImagesPage> => {
  const { db, company } = context;
  await confirmUploads(context);
  const usages = await imageUsages(context, company.id);
  const wanted = {
    companyId: company.id,
    search,
    used,
    usedNames: [...new Set([...usages.saved.keys(), ...usages.live])],
  };
  // One more tells whether there is a next page.
  const found = await readImagesPage(db, wanted, { after, limit: limit + 1 });
  // What was deleted meanwhile has no place any more: the rows that follow it cannot be told.
  if (found === undefined) throw notFound();
  const page = found.slice(0, limit);
  return {
    images: page.map(row => imageRecord(row, usages)),
    next: found.length > limit ? (page.at(-1)?.name ?? null) : null,
    counts: after === undefined ? await countImages(db, wanted) : null,
    mayEdit: imageEditPermissions.some(one => can(context.person, one, wholeCompany(company.id))),
  };
};

const wholeCompany = (companyId: string): TenantScope => ({ companyId, groupId: null, locationId: null });

export const isUsed = ({ saved, live }: ImageUsages, name: string): boolean => saved.has(name) || live.has(name);

export const imageRecord = (row: StoredImageRow, { saved, live }: ImageUsages): ImageRecord => {
  const { name, version, label, alt, fileName, bytes, byName, at } = row;
  return {
    ...{ name, tccUrl: hrefOf(contract.images.read.path, { name }), ver: version, label, alt, fileName, bytes },
    ...{ uploadedBy: byName, uploadedAt: at.getTime(), uses: saved.get(name)?.length ?? 0, live: live.has(name) },
  };
};

const mostUses = 100;

/** Where an image is used, as far as the reader reaches the place and may read the field. */
export const readImageUses = async (
  context: RequestContext,
  name: string,
): Promise<{ readonly uses: Use[]; readonly total: number; readonly live: boolean; readonly seen: string }> => {
  const { db, company, person } = context;
  if ((await findImage(db, company.id, name)) === undefined) throw notFound();
  const { saved, live } = await imageUsages(context, company.id);
  const found = saved.get(name) ?? [];
  const asked = [...new Set(found.flatMap(({ tenantId }) => tenantId ?? []))];
  const scopes = new Map<string | null, TenantScope>([
    [null, wholeCompany(company.id)],
    ...accessibleTenants(person, await findTenantNames(db, asked)).map(
      one => [one.id, tenantScopeOf({ ...one, companyId: company.id })] as const,
    ),
  ]);
  const { changeTexts, labeled } = sentencesIn(context.language);
  const uses = found.flatMap(({ kind, menuId, tenantId, path, document }): Use[] => {
    const scope = scopes.get(tenantId);
    if (scope === undefined) return [];
    const held: ReadonlySet<string> = permissionsAt(person, scope);
    const { field } = definitions[kind];
    if (redactChanges(field, [{ path, op: 'set', value: name }], one => held.has(one)).length === 0) return [];
    const subject = subjectAt(changeTexts, { definition: labeled(field), documents: [document] }, path);
    return [{ kind, menuId, tenantId, path, subject }];
  });
  return { uses: uses.slice(0, mostUses), total: uses.length, live: live.has(name), seen: seenUsages(found) };
};

const mostConfirmed = 500;

/** Looks in the store for images that browsers upload past this server; what did not come in time never does. */
export const confirmUploads = async ({ db, images, company, now }: RequestContext): Promise<void> => {
  const asked = await unconfirmedImages(db, company.id, mostConfirmed);
  const there = new Set<string>();
  for (const { name } of asked) if (await images.has(name)) there.add(name);
  const isLate = (at: Date) => at.getTime() + imageRules.linkMs < now().getTime();
  await confirmImages(db, [...there]);
  await dropImages(
    db,
    asked.flatMap(({ name, at }) => (!there.has(name) && isLate(at) ? [name] : [])),
  );
};
