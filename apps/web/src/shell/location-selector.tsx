import { controlsTexts, messages, shellTexts } from '@commissary/catalog';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { navigateTo, tenantOptions, useTenantHref } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { LevelIcon } from '../ui/index.ts';
import styles from './selector.module.css';

const words = { company: shellTexts.company, group: shellTexts.group, location: shellTexts.location } as const;
/** More options of a kind than these are found by typing. */
const shownAtOnce = 50;

/** The active tenant, and the list to change it: the company, its groups, its locations. */
export function LocationSelector() {
  const { user, tenant, level, name } = useActiveTenant();
  const hrefAt = useTenantHref();
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
  // A closed list holds nothing: of thousands, each screen would draw and sort all of them.
  const groups = combobox.dropdownOpened ? tenantOptions(user, text) : [];
  const choose = (value: string) => {
    combobox.closeDropdown();
    navigateTo(router, hrefAt(value === '' ? null : value));
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={320} position="bottom-start">
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 text-13`}
          onClick={() => combobox.toggleDropdown()}
        >
          <LevelIcon level={level} />
          <span className="weight-500">{words[level]}</span> <b>{name}</b>
          <IconSelector size={14} stroke={1.8} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <section aria-label={shellTexts.locationsAndGroups}>
          <Combobox.Search
            value={text}
            aria-label={shellTexts.searchLocations}
            placeholder={shellTexts.searchLocations}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              combobox.updateSelectedOptionIndex();
            }}
          />
          <Combobox.Options className={styles.options ?? ''} aria-label={shellTexts.locationsAndGroups} tabIndex={0}>
            {combobox.dropdownOpened && groups.length === 0 && (
              <Combobox.Empty>{messages.locations.empty}</Combobox.Empty>
            )}
            {groups.map(({ title, options }) => (
              <Combobox.Group key={title} label={title}>
                {options.slice(0, shownAtOnce).map(option => {
                  const active = option.id === (tenant?.id ?? null);
                  return (
                    <Combobox.Option key={option.id ?? ''} value={option.id ?? ''} active={active}>
                      <span className="row align-center gap-8">
                        <LevelIcon level={option.level} />
                        <span className="grow">{option.name}</span>
                        {option.within !== undefined && <span className="size-12 tone-3">{option.within}</span>}
                        {active && <IconCheck size={14} aria-hidden />}
                      </span>
                    </Combobox.Option>
                  );
                })}
                {options.length > shownAtOnce && (
                  <p className="text-12 tone-3 pad-x-12 pad-y-8">
                    {controlsTexts.moreOptions(options.length - shownAtOnce)}
                  </p>
                )}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
}
