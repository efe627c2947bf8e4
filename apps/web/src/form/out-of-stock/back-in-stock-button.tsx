import { outOfStockTexts as texts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { outAtOf, useOutOfStock } from '../../stock/index.ts';
import { useForm } from '../state/index.ts';

export interface BackInStockButtonProps {
  /** Of the value that says that it is out. */
  readonly path: string;
  readonly name: string;
  /** The text of the button on the page of a member. */
  readonly text?: string;
  /** The class of the icon that stands in a row. */
  readonly rowClass?: string | undefined;
}

/** Puts a member back: at the location, or at each location below that has it out. */
export function BackInStockButton({ path, name, text = texts.back, rowClass }: BackInStockButtonProps) {
  const { companyId, menuId, tenantId } = useForm().address;
  const { putBack, busy } = useOutOfStock(companyId);
  const { data = [] } = useQuery(outAtOf(companyId, tenantId, { path, ...(menuId !== null && { menuId }) }));
  const send = () => void putBack(data, name);
  const icon = <IconCircleCheck size={16} stroke={1.8} aria-hidden />;
  const disabled = busy || data.length === 0;
  return rowClass === undefined ? (
    <Button variant="default" leftSection={icon} disabled={disabled} onClick={send}>
      {text}
    </Button>
  ) : (
    <ActionIcon className={rowClass} aria-label={texts.backNamed(name)} disabled={disabled} onClick={send}>
      {icon}
    </ActionIcon>
  );
}
