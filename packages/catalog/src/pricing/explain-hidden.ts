import { dayNames, daySeconds, formatClock, type HiddenPart } from '@commissary/domain';
import type { Menu } from '../documents/index.ts';
import { shownMenuTexts as texts } from '../texts/index.ts';
import { placePath } from './place-path.ts';

/** A part of a menu that is not shown, in words, with the path that says so. */
export interface ExplainedHidden extends Pick<HiddenPart, 'kind' | 'id'> {
  readonly name: string;
  readonly reason: string;
  readonly path: string;
}

type Id = string | number;

/** Says why parts of a menu are not shown. [RULE.simulate.03] */
export const explainHidden = (parts: readonly HiddenPart[], menu: Menu): readonly ExplainedHidden[] => {
  const names = namesOf(menu);
  return parts.map(({ kind, id, reason, from }) => ({
    kind,
    id,
    name: names[kind](id) || texts.withoutName,
    reason: texts.because(texts.reasons[reason], limitsOf(menu, reason, from)),
    path: placePath(from),
  }));
};

/** The days and hours of the tab that is limited to them. */
const limitsOf = ({ layout }: Menu, reason: HiddenPart['reason'], from: HiddenPart['from']): readonly string[] => {
  const [root, list, member] = from;
  if (root !== 'layout' || typeof member !== 'object' || (reason !== 'DAYS' && reason !== 'HOURS')) return [];
  const tab = layout[list === 'tabs' ? 'tabs' : 'kioskTabs'].find(({ id }) => String(id) === String(member.id));
  if (tab === undefined) return [];
  const { limitDays, limitHours } = tab;
  const { startTime, endOffset } = limitHours;
  return [
    ...(limitDays.enabled ? [texts.onlyOn(limitDays.days.map(day => dayNames[day] ?? ''))] : []),
    ...(limitHours.enabled
      ? [texts.onlyFrom(formatClock(startTime), formatClock((startTime + endOffset) % daySeconds))]
      : []),
  ];
};

const namesOf = ({ departments, layout, onlineCategories }: Menu) => {
  const tabs = [...layout.tabs, ...layout.kioskTabs];
  const named = (all: Iterable<readonly [Id, string]>) => {
    const names = new Map([...all].map(([id, name]) => [String(id), name]));
    return (id: Id) => names.get(String(id)) ?? '';
  };
  const items = named(departments.flatMap(one => one.items.map(({ id, info }) => [id, info.name] as const)));
  return {
    TAB: named([
      ...departments.map(({ id, info }) => [id, info.name] as const),
      ...[...onlineCategories, ...tabs].map(({ id, name }) => [id, name] as const),
    ]),
    BUTTON: named(
      tabs.flatMap(({ buttons }) =>
        buttons.map(
          ({ id, buttonText, typeInfo }) => [id, buttonText || items(typeInfo.itemInfo?.itemId ?? '')] as const,
        ),
      ),
    ),
    ITEM: items,
  };
};
