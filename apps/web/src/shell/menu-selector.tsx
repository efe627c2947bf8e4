import { messages, shellTexts, withQuery } from '@commissary/catalog';
import { Combobox, useCombobox } from '@mantine/core';
import { IconSelector, IconToolsKitchen2 } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { navigateTo, useActiveMenu } from '../navigation/index.ts';
import { isSearchable } from './menu-search.ts';
import styles from './selector.module.css';

/** The selected menu. A location has its own; elsewhere there may be several to choose from. */
export function MenuSelector() {
  const { menus, menuId, name, fixed, pending } = useActiveMenu();
  const [text, setText] = useState('');
  const href = useLocation({ select: location => location.href });
  const router = useRouter();
  const searchable = isSearchable(menus.length);
  const combobox = useCombobox({
    onDropdownOpen: () => (searchable ? combobox.focusSearchInput() : combobox.updateSelectedOptionIndex('active')),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setText('');
    },
  });
  if (pending) return null;
  const face = (
    <>
      <IconToolsKitchen2 size={14} stroke={1.8} aria-hidden />
      {name === null ? messages.menu.none : <span>{name}</span>}
    </>
  );
  if (fixed || menus.length < 2)
    return <span className={`${styles.fixed} inline-row align-center gap-6 tone-2`}>{face}</span>;
  const choose = (value: string) => {
    combobox.closeDropdown();
    navigateTo(router, withQuery(href, { menuId: value, field: null }));
  };
  const shown = menus.filter(menu => menu.name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()));
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={260} position="bottom-start">
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 text-13`}
          onClick={() => combobox.toggleDropdown()}
        >
          {face}
          <IconSelector size={14} stroke={1.8} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        {searchable && (
          <Combobox.Search
            value={text}
            aria-label={shellTexts.searchMenus}
            placeholder={shellTexts.searchMenus}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <Combobox.Options className={styles.options ?? ''} aria-label={shellTexts.menus} tabIndex={0}>
          {shown.map(menu => (
            <Combobox.Option key={menu.id} value={menu.id} active={menu.id === menuId}>
              {menu.name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
