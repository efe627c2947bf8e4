import {
  fieldEntries,
  isInNavigation,
  type Menu,
  messages,
  newsNames,
  screenHref,
  shellTexts,
} from '@commissary/catalog';
import type { Employee, User } from '@commissary/contract';
import { resolve } from '@commissary/document';
import { providerFeedId } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { documentOf, employeesOf, type LoadedDocument } from '../../cache/index.ts';
import { hrefOfPath, navigateTo, tenantOptions, useActiveMenu, useTenantHref } from '../../navigation/index.ts';
import { authorizationsOf, useActiveTenant } from '../../session/index.ts';
import { logOut } from '../log-out.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { screenEntries } from './screen-entries.ts';

/** Everything that this user can open or run from here. The menu is loaded when the palette opens. */
export const usePaletteEntries = (): readonly PaletteEntry[] => {
  const { user, companyId, tenant } = useActiveTenant();
  const router = useRouter();
  const hrefAt = useTenantHref();
  const { setColorScheme } = useMantineColorScheme();
  const menu = useMenuItems();
  const { data: people = nobody } = useQuery({
    ...employeesOf(companyId),
    enabled: user.enabledFeatures.includes('userAdmin'),
  });
  return useMemo(() => {
    const addressTenant = { companyId, locationId: tenant?.id ?? null };
    const to = (href: string) => () => navigateTo(router, href);
    const viewer = { ...user, authorizations: authorizationsOf(user) };
    const screens = screenEntries(viewer, tenant, to);
    const tenants: PaletteEntry[] = (user.oneLevel ? [] : tenantOptions(user, '')).flatMap(({ options }) =>
      options.map(({ id, name, level, within }) => ({
        id: `place ${id}`,
        group: shellTexts.locationsAndGroups,
        label: name,
        level,
        ...(within !== undefined && { detail: within }),
        run: to(hrefAt(id)),
      })),
    );
    // An emergency action is found by the name of its tenant.
    const once: PaletteEntry[] = (
      user.enabledFeatures.includes('accessConfigurationOptions') ? user.accessibleTenants : []
    )
      .filter(({ type }) => type === 'LOCATION')
      .flatMap(({ id, name }) =>
        (['closed', 'longer'] as const).map(act => ({
          id: `${act} ${id}`,
          group: shellTexts.locationsAndGroups,
          label: act === 'closed' ? shellTexts.closeNow(name) : shellTexts.openLonger(name),
          level: 'location',
          run: to(screenHref('hoursForm', {}, { companyId, locationId: id }, { act })),
        })),
      );
    const fields: PaletteEntry[] = fieldEntries()
      .filter(({ screen }) => isInNavigation(screen, viewer, tenant))
      .map(({ screen, path, words }) => ({
        id: `field ${screen.id} ${path}`,
        group: shellTexts.settings,
        label: words.at(-1) ?? screen.title,
        detail: [screen.title, ...words.slice(0, -1)].join(', '),
        run: to(screenHref(screen.id, {}, addressTenant, { field: path })),
      }));
    const items: PaletteEntry[] = menu.map(({ path, name, department, href }) => ({
      id: `item ${path}`,
      group: shellTexts.menuItems,
      label: name,
      detail: department,
      run: to(href),
    }));
    const staff: PaletteEntry[] = people.map(({ id, name, roles }) => ({
      id: `person ${id}`,
      group: shellTexts.people,
      label: name,
      ...(roles[0] !== undefined && { detail: roles[0].name }),
      run: to(screenHref('employee', { id }, addressTenant)),
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
        run: () => void logOut(user, router),
      },
    ];
    return [...screens, ...news, ...tenants, ...once, ...staff, ...fields, ...items, ...actions];
  }, [user, companyId, tenant, router, hrefAt, setColorScheme, menu, people]);
};

const nobody: readonly Employee[] = [];

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

/** The items of the tenant's selected menu, by their effective names. */
const useMenuItems = (): readonly LinkedItem[] => {
  const { companyId, tenant } = useActiveTenant();
  const { menuId } = useActiveMenu();
  const tenantId = tenant?.id ?? null;
  const address = useMemo(
    () => ({ kind: 'menu', companyId, tenantId, menuId }) as const,
    [companyId, tenantId, menuId],
  );
  const { data } = useQuery({ ...documentOf(address), enabled: menuId !== null, select: itemsOf });
  return useMemo(
    () =>
      data?.flatMap(item => {
        const href = hrefOfPath(address, item.path, {});
        return href === null ? [] : [{ ...item, href }];
      }) ?? noItems,
    [data, address],
  );
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
