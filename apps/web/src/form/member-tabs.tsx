import { formMembersTexts, formTexts, withQuery } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { type Block, fieldAt, type Group, isBelow, type Tab } from '@commissary/schema';
import { Tabs } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { navigateTo } from '../navigation/index.ts';
import { Badge, type Tone } from '../ui/index.ts';
import { countOverrides } from './edit-session/index.ts';
import styles from './member-tabs.module.css';
import { useForm, useFormSelectorAfterPaint } from './state/index.ts';

export interface MemberTabsProps {
  readonly group: Group<unknown>;
  readonly tabs: readonly Tab[];
  readonly path: string;
  readonly children: (blocks: readonly Block[]) => ReactNode;
}

/** The tabs of a member: the open one is in the address, and is the one of a field that is asked for. */
export function MemberTabs({ group, tabs, path, children }: MemberTabsProps) {
  const { target, isShown } = useForm();
  const router = useRouter();
  const { tab: inAddress } = useSearch({ strict: false });
  const shown = useMemo(
    () =>
      tabs.filter(tab =>
        fieldsOf(tab).some(inside => {
          const field = fieldAt(group, `/${inside}`);
          return field !== undefined && isShown(field);
        }),
      ),
    [tabs, group, isShown],
  );
  const requested =
    target === null ? undefined : shown.find(tab => pathsOf(tab, path).some(one => isBelow(target, one)))?.key;
  const [chosen, setChosen] = useState(requested);
  // By its key: the tab is another object whenever the form draws again, and a chosen tab would go back to this one.
  useEffect(() => {
    if (requested !== undefined) setChosen(requested);
  }, [requested]);
  const open = shown.find(({ key }) => key === (chosen ?? inAddress)) ?? shown[0];
  if (open === undefined) return null;
  const choose = (key: string | null) => {
    if (key === null) return;
    setChosen(key);
    navigateTo(router, withQuery(router.state.location.href, { tab: key, field: null }), { replace: true });
  };
  return (
    <Tabs value={open.key} onChange={choose} keepMounted={false} unstyled classNames={tabStyles}>
      <Tabs.List aria-label={formMembersTexts.tabs(group.label)}>
        {shown.map(tab => (
          <Tabs.Tab key={tab.key} value={tab.key} rightSection={<TabCounts paths={pathsOf(tab, path)} />}>
            {tab.title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(tab => (
        <Tabs.Panel key={tab.key} value={tab.key} tabIndex={0}>
          {children(tab.blocks)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const tabStyles = {
  list: `${styles.list} row gap-4 space-below-16`,
  tab: `${styles.tab} row align-center gap-8 rigid tone-2 nowrap`,
  tabSection: `${styles.counts} inline-row gap-4`,
  panel: styles.panel ?? '',
};

const fieldsOf = (tab: Tab): readonly string[] => tab.blocks.flatMap(block => block.fields);
const pathsOf = (tab: Tab, path: string): readonly string[] => fieldsOf(tab).map(inside => `${path}/${inside}`);

/** How many values a tab sets here, and how many cannot be saved as they are. */
function TabCounts({ paths }: { readonly paths: readonly string[] }) {
  const { level, store } = useForm();
  const overrides = useFormSelectorAfterPaint('', session => countOverrides(session, paths));
  const subscribe = useCallback((listener: () => void) => store.follow('', listener), [store]);
  const problems = useSyncExternalStore(
    subscribe,
    () => [...store.surroundings().issues.keys()].filter(issue => paths.some(path => isBelow(issue, path))).length,
  );
  return (
    <>
      {problems > 0 && <TabCount tone="error" count={problems} words={formMembersTexts.problems(problems)} />}
      {level !== 'company' && overrides > 0 && (
        <TabCount tone={level} count={overrides} words={formTexts.overrideCount(overrides)} />
      )}
    </>
  );
}

interface TabCountProps {
  readonly tone: Tone;
  readonly count: number;
  readonly words: string;
}

function TabCount({ tone, count, words }: TabCountProps) {
  return (
    <Badge tone={tone}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="visually-hidden">{words}</span>
    </Badge>
  );
}
