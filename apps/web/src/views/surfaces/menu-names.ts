import type { Menu } from '@commissary/catalog';
import type { ShownEntry } from '@commissary/domain';
import { joinPath, memberPath, memoByIdentity } from '@commissary/schema';

type Id = string | number;

interface Named {
  readonly name: string;
  readonly about: string;
  readonly image: string;
}

/** The names of what a menu shows, by id; an unknown id stands for itself. */
export const menuNames = memoByIdentity((menu: Menu) => {
  const { departments, modifiers, offers, messages, layout, onlineCategories } = menu;
  const items = listing(departments.flatMap(one => one.items));
  const questions = named(modifiers.categories.map(({ id, info }) => ({ id, name: info.displayName || info.name })));
  const outAt = new Map(
    departments.flatMap(one =>
      one.items.map(({ id }) => {
        const list = joinPath(memberPath('/departments', one.id), 'items');
        return [String(id), joinPath(memberPath(list, id), 'info/out')] as const;
      }),
    ),
  );
  const modifierNames = listing(modifiers.items);
  const options = named(departments.flatMap(({ styles }) => styles.flatMap(one => one.options)));
  const slots = named(departments.flatMap(one => one.items.flatMap(item => item.slots)));
  const tabs = named([
    ...departments.map(({ id, info }) => ({ id, name: info.name })),
    ...[...onlineCategories, ...layout.tabs, ...layout.kioskTabs],
  ]);
  const offerNames = named(offers.map(({ id, info }) => ({ id, name: info.name })));
  const messageNames = named(messages);
  const entry = ({ type, target, id }: Pick<ShownEntry, 'type' | 'target' | 'id'>): Named => {
    const of = target ?? id;
    switch (type) {
      case 'ITEM':
        return items(of);
      case 'MODIFIER':
        return modifierNames(of);
      case 'SIZE':
      case 'STYLE':
        return plain(options(of));
      case 'OFFER':
        return plain(offerNames(of));
      case 'MESSAGE':
        return plain(messageNames(of));
      case 'MENU_LINK':
        return plain(tabs(of));
      case 'TENDER':
      case 'SPECIAL_FUNCTION':
        return plain('');
    }
  };
  return {
    entry,
    tab: tabs,
    option: options,
    question: questions,
    slot: slots,
    item: (id: Id) => items(id).name,
    /** Where it is out of stock; empty for an unknown one. */
    pathOf: (id: Id) => outAt.get(String(id)) ?? '',
    modifier: (id: Id) => modifierNames(id).name,
  };
});

const plain = (name: string): Named => ({ name, about: '', image: '' });

const named = (members: readonly { readonly id: Id; readonly name: string }[]): ((id: Id) => string) => {
  const names = new Map(members.map(({ id, name }) => [String(id), name]));
  return id => names.get(String(id)) || String(id);
};

interface Listed {
  readonly id: Id;
  readonly info: { readonly name: string; readonly description?: string; readonly imageId?: string };
}

const listing = (members: readonly Listed[]): ((id: Id) => Named) => {
  const known = new Map(members.map(one => [String(one.id), one.info]));
  return id => {
    const info = known.get(String(id));
    return { name: info?.name || String(id), about: info?.description ?? '', image: info?.imageId ?? '' };
  };
};
