import { shownMenuTexts, layoutTexts as texts } from '@commissary/catalog';
import { fieldAt, isList, type List } from '@commissary/schema';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { addMember } from '../../form/actions/index.ts';
import { useListRows } from '../../form/lists/index.ts';
import { RowActions } from '../../form/row-menu/index.ts';
import { missingPermission, useForm } from '../../form/state/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { EmptyState, Segmented } from '../../ui/index.ts';
import { AsOn } from './as-on.tsx';
import { type LayoutSurface, layoutHref, layoutProblems, tabsPath, useEditedMenu } from './edited-layout.ts';
import styles from './layout.module.css';
import { MemberInspector } from './member-inspector.tsx';
import type { Moment } from './moment.ts';
import { TabBar } from './tab-bar.tsx';
import { type BoardView, TabBoard } from './tab-board.tsx';
import { themeOf } from './theme-of.ts';
import { useShownLayout } from './use-shown-layout.ts';

const views = [
  { value: 'grid', label: texts.asGrid },
  { value: 'list', label: texts.asList },
] as const satisfies readonly { readonly value: BoardView; readonly label: string }[];

/** The tabs of a surface in the theme of the place, the buttons of one of them, and the fields of what is chosen. */
export function LayoutEditor({ surface }: { readonly surface: LayoutSurface }) {
  const { store, newId, target, address } = useForm();
  const path = tabsPath(surface);
  const list = fieldAt(store.session().opened.definition, path);
  const rows = useListRows(path);
  const menu = useEditedMenu();
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false });
  const [asked, setView] = useState<BoardView | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useShownLayout(menu, surface, moment);
  const requested = rows.find(row => target?.startsWith(row.path))?.id ?? null;
  useEffect(() => {
    if (requested !== null) setChosen(requested);
  }, [requested]);
  if (list === undefined || !isList(list)) return null;
  const tabs = rows.filter(({ state }) => state === 'shown');
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const { dead } = layoutProblems(menu, surface);
  const deadIn = (id: string) => [...dead.keys()].filter(key => key.startsWith(`${id} `)).length;
  const mayAdd = missingPermission(store.session().opened, { op: 'set', path }) === undefined && rows.length < list.max;
  const add = () => {
    const member = addMember(store, path, list, newId(), tabs.at(-1)?.id ?? null, { name: texts.newTab });
    setChosen(member.id);
  };
  const view = asked ?? (isPhone ? 'list' : 'grid');
  const gone = rows.filter(({ state }) => state !== 'shown');
  return (
    <div className={`${styles.editor} stack gap-16`}>
      <div className="row wrap align-center justify-end gap-8">
        {surface === 'POS' && mayAdd && (
          <ButtonLink href={layoutHref('menuLayoutGenerate', address)}>{texts.generate}</ButtonLink>
        )}
        <Segmented label={texts.view} value={view} options={views} onChange={setView} />
        <AsOn moment={moment} onChange={setMoment} settings={shown.settings} />
      </div>
      {shown.isSettingsError && <p className="text-13 tone-2">{texts.settingsNotReadable}</p>}
      <div className={styles.till} style={themeOf(surface, shown.settings)}>
        <TabBar
          {...{ deadIn }}
          rows={tabs}
          open={open?.id ?? null}
          onOpen={setChosen}
          onAdd={mayAdd ? add : null}
          hidden={shown.hiddenTabs}
        />
        {open === undefined && <EmptyState text={texts.noTabs} />}
        {open !== undefined && <TabBoard key={open.path} {...{ list, surface, tabs, menu, shown, view }} tab={open} />}
      </div>
      {gone.length > 0 && <GoneTabs list={list} path={path} rows={gone} />}
      {open !== undefined && (
        <MemberInspector
          {...{ list }}
          listPath={path}
          rows={tabs}
          row={open}
          name={open.name}
          about={tabAbout(shown.hiddenTabs.get(open.id))}
        />
      )}
    </div>
  );
}

const tabAbout = (reason: keyof typeof shownMenuTexts.reasons | undefined): string =>
  reason === undefined ? texts.tabSettings : texts.notShown(shownMenuTexts.reasons[reason]);

interface GoneTabsProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly rows: ReturnType<typeof useListRows>;
}

/** Tabs that this level removed, or whose base is gone. */
function GoneTabs({ list, path, rows }: GoneTabsProps) {
  return (
    <ul className={`${styles.rows} card`}>
      {rows.map(row => (
        <li key={row.id} className="row align-center gap-8">
          <span className="grow tone-3">{row.name}</span>
          <RowActions {...{ list, row }} listPath={path} before={false} behind={false} />
        </li>
      ))}
    </ul>
  );
}
