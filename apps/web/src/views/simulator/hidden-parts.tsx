import { explainHidden, type LocationSettings, type Menu, simulatorTexts as texts } from '@commissary/catalog';
import type { ShownMenu, Surface } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { SectionCard } from '../../ui/index.ts';
import { OpeningLine, SourcedLine } from '../explanation/index.ts';
import { menuNames } from '../surfaces/index.ts';
import type { Asked } from './simulate.ts';
import type { valueSources } from './value-source.ts';

export interface HiddenPartsProps {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly surface: Surface;
  readonly asked: Asked;
  readonly shown: ShownMenu;
  readonly sourceOf: ReturnType<typeof valueSources>;
}

const shownAtOnce = 12;

/**
 * Why a screen looks as it does: the opening hours, the pricing scheme, what is sold out, and the tabs, buttons and items
 * that are not shown, each with its reason, where that is set and by whom.
 */
export function HiddenParts({ menu, settings, surface, asked, shown, sourceOf }: HiddenPartsProps) {
  const [all, setAll] = useState(false);
  const parts = all ? shown.hidden : shown.hidden.slice(0, shownAtOnce);
  const { instant, timeZone } = asked;
  const scheme = menu.pricingSchemes.find(({ id }) => String(id) === String(shown.scheme));
  return (
    <SectionCard title={texts.why}>
      <ul className="list">
        <OpeningLine
          {...{ instant, timeZone }}
          hours={settings.hours}
          channel={surface === 'ONLINE' ? 'online' : 'inStore'}
          sourceOf={path => sourceOf('settings', path)}
        />
        {scheme !== undefined && (
          <SourcedLine
            text={texts.scheme(scheme.name)}
            source={sourceOf('menu', memberPath('/pricingSchemes', scheme.id))}
          />
        )}
        {soldOut(menu, shown).map(({ key, name, path }) => (
          <SourcedLine key={key} text={texts.hidden(name, texts.outOfStock)} source={sourceOf('menu', path)} />
        ))}
        {explainHidden(parts, menu).map(({ kind, id, name, reason, path }) => {
          const titles = { TAB: texts.tab(name), BUTTON: texts.button(name), ITEM: name };
          return (
            <SourcedLine
              key={`${kind} ${id} ${path}`}
              text={texts.hidden(titles[kind], reason)}
              source={sourceOf('menu', path)}
            />
          );
        })}
      </ul>
      {!all && shown.hidden.length > shownAtOnce && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {texts.allReasons(shown.hidden.length)}
        </Button>
      )}
    </SectionCard>
  );
}

/** The items that are shown and sold out, each once. */
const soldOut = (menu: Menu, { tabs }: ShownMenu) => {
  const names = menuNames(menu);
  const out = tabs
    .flatMap(({ entries }) => entries)
    .flatMap(({ type, target, isOut }) => (type === 'ITEM' && isOut && target !== null ? [target] : []));
  return [...new Set(out)].map(id => ({ key: String(id), name: names.item(id), path: names.pathOf(id) }));
};
