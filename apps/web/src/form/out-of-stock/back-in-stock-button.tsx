import { outOfStockTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { outAtOf, useOutOfStock } from '../../stock/index.ts';
import { useForm } from '../state/index.ts';

/** What puts a member back. */
export interface PutBackAct {
  readonly disabled: boolean;
  readonly send: () => void;
}

export interface PutBackProps {
  /** Of the value that says that it is out. */
  readonly path: string;
  readonly name: string;
  readonly children: (act: PutBackAct) => ReactNode;
}

/** Puts a member back: at the location, or at each location below that has it out. */
export function PutBack({ path, name, children }: PutBackProps) {
  const { companyId, menuId, tenantId } = useForm().address;
  const { putBack, busy } = useOutOfStock(companyId);
  const { data = [] } = useQuery(outAtOf(companyId, tenantId, { path, ...(menuId !== null && { menuId }) }));
  return children({ disabled: busy || data.length === 0, send: () => void putBack(data, name) });
}

export interface BackInStockButtonProps extends Omit<PutBackProps, 'children'> {
  readonly text?: string;
}

/** On the page of a member. */
export function BackInStockButton({ path, name, text = texts.back }: BackInStockButtonProps) {
  return (
    <PutBack path={path} name={name}>
      {({ disabled, send }) => (
        <Button
          variant="default"
          leftSection={<IconCircleCheck size={16} stroke={1.8} aria-hidden />}
          disabled={disabled}
          onClick={send}
        >
          {text}
        </Button>
      )}
    </PutBack>
  );
}
