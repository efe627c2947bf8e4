import { messages } from '@commissary/catalog';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useActivePlace } from '../session/place.ts';
import { LevelGlyph } from '../ui/level-glyph.tsx';
import { goTo } from './go-to.ts';
import { placeOptions } from './location-options.ts';
import { usePlaceHref } from './place-href.ts';
import styles from './selector.module.css';

const words = { company: 'Company', group: 'Group', location: 'Location' } as const;
/** More than these are found by typing. */
const shownAtOnce = 200;

/** The place one works at, and the way to another: the company, its groups, its locations. */
export function LocationSelector() {
  const { user, tenant, level, name } = useActivePlace();
  const hrefAt = usePlaceHref();
  const router = useRouter();
  const [text, setText] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => {
      combobox.focusSearchInput();
      combobox.updateSelectedOptionIndex('active');
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setText('');
    },
  });
  const groups = placeOptions(user, text);
  const choose = (value: string) => {
    combobox.closeDropdown();
    goTo(router, hrefAt(value === '' ? null : value));
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={320} position="bottom-start">
      <Combobox.Target targetType="button">
        <button type="button" className={styles.button} onClick={() => combobox.toggleDropdown()}>
          <LevelGlyph level={level} />
          <span className={styles.kind}>{words[level]}</span> <b>{name}</b>
          <IconSelector size={14} stroke={1.8} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <section aria-label="Locations and groups">
          <Combobox.Search
            value={text}
            aria-label="Search locations"
            placeholder="Search locations"
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              combobox.updateSelectedOptionIndex();
            }}
          />
          <Combobox.Options className={styles.options ?? ''} aria-label="Locations and groups" tabIndex={0}>
            {groups.length === 0 && <Combobox.Empty>{messages.locations.empty}</Combobox.Empty>}
            {groups.map(({ title, options }) => (
              <Combobox.Group key={title} label={title}>
                {options.slice(0, shownAtOnce).map(option => {
                  const active = option.id === (tenant?.id ?? null);
                  return (
                    <Combobox.Option key={option.id ?? ''} value={option.id ?? ''} active={active}>
                      <span className={styles.option}>
                        <LevelGlyph level={option.level} />
                        <span className={styles.optionName}>{option.name}</span>
                        {option.within !== undefined && <span className={styles.within}>{option.within}</span>}
                        {active && <IconCheck size={14} aria-hidden />}
                      </span>
                    </Combobox.Option>
                  );
                })}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
}
