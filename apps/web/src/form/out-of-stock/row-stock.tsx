import type { List } from '@commissary/schema';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { Stock } from '../rows/index.ts';
import type { PutBackAct } from './back-in-stock-button.tsx';
import { useOut } from './use-out.ts';

/** Loaded with the first member that is out of stock. */
const PutBack = lazyComponent(async () => (await import('./back-in-stock-button.tsx')).PutBack);

export interface RowStockProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly name: string;
  readonly stock: Stock;
  /** Draws what puts the member back; `null` while it is in stock. */
  readonly children: (putBack: PutBackAct | null) => ReactNode;
}

/** Whether a row of a list is out of stock at this level, and what puts it back. */
export function RowStock({ list, path, name, stock, children }: RowStockProps) {
  const [now] = useState(Date.now);
  const { at, isOut } = useOut(list, path, stock, now);
  return isOut ? (
    <PutBack path={at} name={name}>
      {children}
    </PutBack>
  ) : (
    children(null)
  );
}
