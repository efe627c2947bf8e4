import { createHash } from 'node:crypto';
import { documentKinds } from '@commissary/catalog';
import type { Choice } from '@commissary/contract';
import { permissionsAt, scopeOf } from '@commissary/domain';
import { redact, references, targetMembersWithin, targetOf } from '@commissary/schema';
import { refuse } from '../refusal.ts';
import { besideAt } from './beside.ts';
import { definitions } from './definitions.ts';
import { effectiveDocument, stackKey } from './effective.ts';
import { rightsText } from './load.ts';
import { type Asking, type DocumentAddress, reachTenant } from './reach-place.ts';

export interface ChoicesAddress extends DocumentAddress {
  /** A list that another document refers to. */
  readonly list: string;
  readonly expected?: string | undefined;
}

export interface Choices {
  readonly version: string;
  readonly choices: Choice[] | null;
}

/**
 * What references into a document may point at, as they are judged at a place: the members of one list, by id and name. Null
 * when that is what the caller has.
 */
export const choicesOf = async (caller: Asking, address: ChoicesAddress): Promise<Choices | null> => {
  const { kind, companyId, menuId: of, list, expected } = address;
  if (!isReferredTo(kind, list)) throw refuse(400, 'bad-path', 'list');
  const tenant = await reachTenant(caller, address);
  const found = await besideAt(caller.db, { companyId, tenant })([{ kind, of: kind === 'menu' ? of : undefined }]);
  const [stack] = found.values();
  const held: ReadonlySet<string> = permissionsAt(caller.person, tenant === null ? { companyId } : scopeOf(tenant));
  const version = stack === undefined ? 'none' : shortOf(`${stackKey(stack)} ${rightsText(held)}`);
  if (version === expected) return null;
  if (stack === undefined) return { version, choices: null };
  const { field } = definitions[kind];
  const readable = redact(field, (await effectiveDocument(caller, stack)).document, right => held.has(right));
  const choices = targetMembersWithin(field, readable, list).map(({ id, name, within }) => ({
    id,
    name,
    ...(within !== undefined && { within }),
  }));
  return { version, choices };
};

/** Nobody lists what no reference of another document may point at. */
const isReferredTo = (kind: ChoicesAddress['kind'], list: string): boolean =>
  documentKinds.some(one =>
    references(definitions[one].field).some(({ to }) => {
      const { document, path } = targetOf(to);
      return document === kind && path === list;
    }),
  );

const shortOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
