import { explainHidden, type Menu, simulatorTexts as texts } from '@commissary/catalog';
import type { ShownMenu } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { LevelIcon, SectionCard } from '../../ui/index.ts';
import type { ValueSource } from '../explanation/index.ts';
import styles from './simulator.module.css';

export interface HiddenPartsProps {
  readonly menu: Menu;
  readonly shown: ShownMenu;
  readonly sourceOf: (path: string) => ValueSource | null;
}

const shownAtOnce = 12;

/** The tabs, buttons and items that a screen does not show, each with its reason and where that is set. */
export function HiddenParts({ menu, shown, sourceOf }: HiddenPartsProps) {
  const [all, setAll] = useState(false);
  const parts = all ? shown.hidden : shown.hidden.slice(0, shownAtOnce);
  return (
    <SectionCard title={texts.why}>
      <p className="tone-2">
        {texts.scheme(menu.pricingSchemes.find(({ id }) => String(id) === String(shown.scheme))?.name ?? '')}
      </p>
      {shown.hidden.length === 0 && <p className="tone-2">{texts.nothingHidden}</p>}
      <ul className={`${styles.rows} list`}>
        {explainHidden(parts, menu).map(({ kind, id, name, reason, path }) => {
          const source = sourceOf(path);
          const titles = { TAB: texts.tab(name), BUTTON: texts.button(name), ITEM: name };
          const said = texts.hidden(titles[kind], reason);
          return (
            <li key={`${kind} ${id} ${path}`}>
              <span className="grow">{source?.href == null ? said : <AppLink href={source.href}>{said}</AppLink>}</span>
              {source !== null && (
                <span className="inline-row align-center gap-6 tone-2">
                  <LevelIcon level={source.level} /> {source.name}
                </span>
              )}
            </li>
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
