import { screenHref, menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { AppLink, navigateTo } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { isReadOnly, useActiveTenant } from '../../session/index.ts';
import { Badge, PopoverMenu, panelItem } from '../../ui/index.ts';
import styles from './menus-admin.module.css';
import { useDeleteMenu } from './use-menu-calls.ts';

/** What opens a dialog about a menu. */
export type MenuAct = 'rename' | 'copy' | 'versions' | 'assign' | 'template';

/** What the user manages of menus and templates. */
export interface Manages {
  readonly menus: boolean;
  readonly templates: boolean;
}

export interface MenuRowProps {
  readonly menu: ManagedMenu;
  readonly manages: Manages;
  readonly onAct: (act: MenuAct) => void;
}

/** A menu or template: where it is used, what is not published, its last change, and what can be done with it. */
export function MenuRow({ menu, manages, onAct }: MenuRowProps) {
  const { user, companyId } = useActiveTenant();
  const { ask } = useDeleteMenu();
  const all = user.accessibleTenants.filter(({ type }) => type === 'LOCATION').length;
  const { id, name, desc, template, ver, savedAt, savedBy, locations, unpublished, copies, source } = menu;
  const router = useRouter();
  const importHref = screenHref('menuImport', {}, { companyId, locationId: null }, { menuId: id });
  const mayManage = template ? manages.templates : manages.menus;
  const acts: readonly (readonly [text: string, run: () => void, allowed: boolean])[] = [
    [texts.assign, () => onAct('assign'), !template && mayManage],
    [texts.takeChanges, () => onAct('template'), source?.template === true && source.now > source.ver && mayManage],
    [texts.versionsOf, () => onAct('versions'), true],
    [texts.copy, () => onAct('copy'), !template && manages.menus],
    [texts.rename, () => onAct('rename'), mayManage],
    [texts.importInto, () => navigateTo(router, importHref), !template && manages.menus],
    [
      texts.download,
      () => void exported(async () => (await import('./export-menu.ts')).exportMenu(companyId, id)),
      true,
    ],
    [
      texts.downloadTable,
      () => void exported(async () => (await import('./export-table.ts')).exportMenuTable(companyId, menu)),
      true,
    ],
    [texts.remove, () => void ask(menu), mayManage],
  ];
  return (
    <div className={`${styles.row} grid align-center gap-4 gap-x-16 pad-x-20 pad-y-12 line-below`}>
      <div className="min-width-0">
        <h3 className={`${styles.name} row wrap align-center gap-8`}>
          <AppLink
            className="break-anywhere"
            href={screenHref('menuItems', {}, { companyId, locationId: null }, { menuId: id })}
          >
            {name}
          </AppLink>
          {unpublished > 0 && <Badge tone="amber">{texts.unpublished(unpublished)}</Badge>}
        </h3>
        {desc !== '' && <p className="text-13 tone-2 break-anywhere">{desc}</p>}
        {source !== null && (
          <p className="text-13 tone-3 break-anywhere">
            {source.now > source.ver && source.template
              ? texts.sourceMoved(source.name, source.now - source.ver)
              : texts.madeFrom(source.name, source.ver)}
          </p>
        )}
      </div>
      <p className="text-13">
        {template ? texts.copies(copies) : locations === 0 ? texts.unused : texts.usedAt(locations, all)}
      </p>
      <div className="text-13 tone-2">
        <p>{texts.version(ver)}</p>
        <p>{savedAt === null ? texts.neverSaved : texts.changed(savedBy ?? '', dayAndTimeAt(savedAt, pageZone()))}</p>
      </div>
      <div className="row align-center justify-end gap-8">
        {template && manages.menus && (
          <Button variant="default" aria-label={texts.startFromNamed(name)} onClick={() => onAct('copy')}>
            {texts.startFrom}
          </Button>
        )}
        <PopoverMenu
          label={texts.more(name)}
          width={200}
          button={props => (
            <Button {...props} className={styles.more ?? ''} variant="default" px={8} aria-label={texts.more(name)}>
              <IconDots size={17} stroke={1.8} aria-hidden />
            </Button>
          )}
        >
          {close =>
            acts
              .filter(([text, , allowed]) => allowed && !(isReadOnly() && text !== texts.versionsOf))
              .map(([text, run]) => (
                <button
                  key={text}
                  type="button"
                  className={panelItem}
                  onClick={() => {
                    close();
                    run();
                  }}
                >
                  {text}
                </button>
              ))
          }
        </PopoverMenu>
      </div>
    </div>
  );
}

const exported = async (save: () => Promise<void>): Promise<void> => {
  try {
    await save();
  } catch (error) {
    reportError(error, texts.notExported);
  }
};
