import {
  fieldEntries,
  isInNavigation,
  type Menu,
  messages,
  newsNames,
  paletteTexts,
  screenHref,
  shellTexts,
  withQuery,
} from '@commissary/catalog';
import type { User } from '@commissary/contract';
import { resolve } from '@commissary/document';
import { providerFeedId } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { documentOf, type LoadedDocument } from '../../cache/index.ts';
import { hrefOfPath, navigateTo, useActiveMenu, useTenantHref } from '../../navigation/index.ts';
import { authorizationsOf, useActiveTenant } from '../../session/index.ts';
import { beginLogOut } from '../log-out/begin-log-out.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { screenEntries } from './screen-entries.ts';
import { searchedTenants, tenantEntries } from './tenant-entries.ts';
import { usePeople } from './use-people.ts';

export interface FoundEntries {
  readonly entries: readonly PaletteEntry[];
  /** Some of what matches may still be on its way. */
  readonly isSearching: boolean;
}

/**
 * What this user can open or run from here and matches the text, roughly: `found` chooses. Opening the palette loads
 * nothing; a menu and people are asked for with what is typed.
 */
export const usePaletteEntries = (text: string): FoundEntries => {
  const { user, companyId, tenant } = useActiveTenant();
  const router = useRouter();
  const to = useCallback((href: string) => () => navigateTo(router, href), [router]);
  const hrefAt = useTenantHref();
  const fixed = useFixedEntries(to);
  const searched = useMemo(() => searchedTenants(user), [user]);
  const isTyped = text.trim() !== '';
  const menu = useMenuItems(isTyped);
  const people = usePeople(text);
  const entries = useMemo(() => {
    const mayTakeOff = isTakingOff(text) && user.enabledFeatures.includes('accessConfigurationOptions');
    const outs = (mayTakeOff ? menu.items : []).map(
      ({ path, name, department, href }): PaletteEntry => ({
        id: `out ${path}`,
        group: shellTexts.menuItems,
        label: paletteTexts.outOfStock(name),
        detail: department,
        run: to(withQuery(href, { act: 'out' })),
      }),
    );
    const items = menu.items.map(
      ({ path, name, department, href }): PaletteEntry => ({
        id: `item ${path}`,
        group: shellTexts.menuItems,
        label: name,
        detail: department,
        run: to(href),
      }),
    );
    const staff = people.found.map(
      ({ id, name, roles }): PaletteEntry => ({
        id: `person ${id}`,
        group: shellTexts.people,
        label: name,
        ...(roles[0] !== undefined && { detail: roles[0].name }),
        run: to(screenHref('employee', { id }, { companyId, locationId: tenant?.id ?? null })),
      }),
    );
    return [...fixed, ...tenantEntries(searched, text, { user, hrefAt, to }), ...staff, ...outs, ...items];
  }, [fixed, searched, text, user, hrefAt, to, menu.items, people.found, companyId, tenant]);
  return { entries, isSearching: menu.isSearching || people.isSearching };
};

/** What kitchens say: “86 diavola”. Otherwise each item would be found twice. */
const isTakingOff = (text: string): boolean => /^\s*86\b/.test(text);

/** Screens, settings and actions: they are the same whatever is typed. */
const useFixedEntries = (to: (href: string) => () => void): readonly PaletteEntry[] => {
  const { user, companyId, tenant } = useActiveTenant();
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const addressTenant = { companyId, locationId: tenant?.id ?? null };
    const viewer = { ...user, authorizations: authorizationsOf(user) };
    const screens = screenEntries(viewer, tenant, to);
    const fields: PaletteEntry[] = fieldEntries()
      .filter(({ screen }) => isInNavigation(screen, viewer, tenant))
      .map(({ screen, path, words }) => ({
        id: `field ${screen.id} ${path}`,
        group: shellTexts.settings,
        label: words.at(-1) ?? screen.title,
        detail: [screen.title, ...words.slice(0, -1)].join(', '),
        run: to(screenHref(screen.id, {}, addressTenant, { field: path })),
      }));
    const news: PaletteEntry[] = feedsOf(user).map(({ feed, label }) => ({
      id: `news ${feed}`,
      group: shellTexts.screens,
      label,
      synonyms: ['announcements', 'articles', newsNames.news],
      run: to(screenHref('news', { companyId: feed }, addressTenant)),
    }));
    const actions: PaletteEntry[] = [
      {
        id: 'rights',
        group: shellTexts.actions,
        label: shellTexts.myPermissions,
        synonyms: [shellTexts.myRights, 'permissions', shellTexts.whyNot],
        run: to(screenHref('rights', { id: user.userId }, addressTenant)),
      },
      {
        id: 'dark',
        group: shellTexts.actions,
        label: shellTexts.switchToDarkMode,
        synonyms: [shellTexts.darkMode, 'theme'],
        run: () => setColorScheme('dark'),
      },
      {
        id: 'light',
        group: shellTexts.actions,
        label: shellTexts.switchToLightMode,
        synonyms: [shellTexts.lightMode, 'theme'],
        run: () => setColorScheme('light'),
      },
      {
        id: 'logout',
        group: shellTexts.actions,
        label: messages.user.logout,
        synonyms: [shellTexts.signOut],
        run: () => void beginLogOut(user, router),
      },
    ];
    return [...screens, ...news, ...fields, ...actions];
  }, [user, companyId, tenant, to, router, setColorScheme]);
};

/** The news that this person may write: its address names whose. */
const feedsOf = ({
  companyId,
  enabledFeatures,
}: User): readonly { readonly feed: string; readonly label: string }[] => [
  ...(enabledFeatures.includes('accessConfigurationOptions')
    ? [{ feed: companyId, label: newsNames.companyNews }]
    : []),
  ...(enabledFeatures.includes('providerCompany')
    ? [{ feed: providerFeedId, label: newsNames.configureProvider }]
    : []),
];

interface FoundItem {
  readonly path: string;
  readonly name: string;
  readonly department: string;
}

interface LinkedItem extends FoundItem {
  readonly href: string;
}

const noItems: readonly LinkedItem[] = [];

/** The items of the tenant's selected menu, by their effective names, once something is typed. */
const useMenuItems = (isTyped: boolean): { readonly items: readonly LinkedItem[]; readonly isSearching: boolean } => {
  const { companyId, tenant } = useActiveTenant();
  const { menuId } = useActiveMenu();
  const tenantId = tenant?.id ?? null;
  const address = useMemo(
    () => ({ kind: 'menu', companyId, tenantId, menuId }) as const,
    [companyId, tenantId, menuId],
  );
  const { data, isLoading } = useQuery({
    ...documentOf(address),
    enabled: isTyped && menuId !== null,
    select: itemsOf,
  });
  const items = useMemo(
    () =>
      data?.flatMap(item => {
        const href = hrefOfPath(address, item.path, {});
        return href === null ? [] : [{ ...item, href }];
      }) ?? noItems,
    [data, address],
  );
  return { items, isSearching: isLoading };
};

const itemsOf = ({ base, groupOverride, override }: LoadedDocument): readonly FoundItem[] => {
  const { value } = resolve(base, [groupOverride?.changes ?? [], override?.changes ?? []]);
  return (value as Menu).departments.flatMap(department =>
    department.items.map(item => ({
      path: memberPath(`${memberPath('/departments', department.id)}/items`, item.id),
      name: item.info.name,
      department: department.info.name,
    })),
  );
};
