import { filtersTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Button, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';

/** Opens the filters of a list, and its order. */
export function FilterButton(props: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.query.filters).length;
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      onDismiss={() => setOpen(false)}
      position="bottom-end"
      withRoles={false}
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          data-tool
          aria-expanded={open}
          aria-label={count === 0 ? filtersTexts.filter : filtersTexts.filterCount(count)}
          leftSection={<IconFilter size={15} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {filtersTexts.filter}
          {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={filtersTexts.filter}>
        <FilterPanel {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
