import { getAt } from '@commissary/document';
import { isMoney } from '@commissary/domain';
import {
  type Field,
  formatValue,
  isArray,
  isGroup,
  isId,
  isList,
  isReference,
  joinPath,
  keyToken,
  type List,
  memberPath,
  neighborsIn,
  own,
  pathLabelsAt,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { offeredTargets } from '../state/index.ts';

/** A price that is stored for a member of a list, at this level or above it. */
export interface PriceCell {
  readonly path: string;
  readonly field: Field;
  readonly memberPath: string;
  /** The name of the member. */
  readonly member: string;
  /** What the price is for, such as a pricing scheme and a size, or the slot of a combo; empty for the only one. */
  readonly names: readonly string[];
  /** The outermost keyed list on the way, the id of its member, and the path from there. */
  readonly keyed: { readonly list: string; readonly id: string; readonly inside: string } | undefined;
  /** The position of its part in the `prices` of the list. */
  readonly part: number;
  /** As the form shows it: with what is not saved. */
  readonly price: string;
}

/** A member whose prices are read. */
export interface PricedMember {
  readonly path: string;
  readonly name: string;
}

/** The stored prices of members of a list, as its `prices` say; none for what is offered no longer. */
export const priceCells = (
  { opened, ...session }: EditSession,
  { item, prices = [] }: List<unknown>,
  members: readonly PricedMember[],
): readonly PriceCell[] => {
  const { definition } = opened;
  const document = effectiveOf(opened, contentOf({ opened, ...session }));
  const context = { definition, document };
  const parts = prices.map(({ paths }) => paths.map(path => path.split('/')));
  return members.flatMap(({ path, name }) => {
    const member = getAt(document, path);
    return parts.flatMap((paths, part) =>
      paths
        .flatMap(steps => pricesIn(context, item, member, path, steps, []))
        .map(found => ({ ...found, memberPath: path, member: name, part })),
    );
  });
};

interface ReadContext {
  readonly definition: Field;
  readonly document: unknown;
}

type FoundPrice = Pick<PriceCell, 'path' | 'field' | 'names' | 'keyed' | 'price'>;

const pricesIn = (
  context: ReadContext,
  field: Field,
  value: unknown,
  path: string,
  [step, ...others]: readonly string[],
  names: readonly string[],
  keyed?: { readonly list: string; readonly id: string },
): readonly FoundPrice[] => {
  if (value === undefined) return [];
  if (step === undefined)
    return typeof value === 'string' && isMoney(value)
      ? [
          {
            path,
            field,
            names,
            price: value,
            keyed: keyed && { ...keyed, inside: path.slice(memberPath(keyed.list, keyed.id).length) },
          },
        ]
      : [];
  if (step !== '[]') {
    const child = field.kind.child?.(field, keyToken(step));
    return child === undefined
      ? []
      : pricesIn(context, child, own(value, step), joinPath(path, keyToken(step)), others, names, keyed);
  }
  if (!isList(field) || !isArray(value)) return [];
  return value.flatMap(member => {
    const id = own(member, 'id');
    const at = isId(id) ? memberPath(path, id) : undefined;
    const named = at === undefined ? undefined : namesOf(context, field, member, at);
    return at === undefined || named === undefined
      ? []
      : pricesIn(
          context,
          field.item,
          member,
          at,
          others,
          [...names, ...named],
          keyed ?? (field.keyedBy === undefined ? undefined : { list: path, id: String(id) }),
        );
  });
};

/**
 * The names of what a member of a keyed list stands for, undefined where one of it is not offered any more; of any other
 * list the name of the member.
 */
const namesOf = (
  { definition, document }: ReadContext,
  { item, keyedBy }: List<unknown>,
  member: unknown,
  path: string,
): readonly string[] | undefined => {
  if (!isGroup(item)) return undefined;
  if (keyedBy === undefined) return pathLabelsAt(valueTexts, definition, document, path).slice(-1);
  const references = keyedBy.flatMap(key => {
    const field = item.shape[key];
    return field !== undefined && isReference(field) ? [{ key, field }] : [];
  });
  const scopes = new Set(references.flatMap(({ field }) => field.to.flatMap(neighborsIn)));
  const names: string[] = [];
  for (const { key, field } of references) {
    const id = own(member, key);
    const at = joinPath(path, keyToken(key));
    if (!offeredTargets(definition, document, field, at).some(one => String(one.id) === String(id))) return undefined;
    // A reference that only says where another one looks has no name of its own.
    if (!scopes.has(key)) names.push(formatValue(valueTexts, definition, document, field, id, at));
  }
  return names;
};
