import { outOfStockTexts as texts, withQuery } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyComponent, navigateTo } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { type Stock, stockOf } from '../rows/index.ts';
import { useMarks } from './use-marks.ts';
import { useOut } from './use-out.ts';

/** Loaded when it is asked for. */
export const LazyOutOfStockDialog = lazyComponent(
  async () => (await import('./out-of-stock-dialog.tsx')).OutOfStockDialog,
);
const BackInStockButton = lazyComponent(async () => (await import('./back-in-stock-button.tsx')).BackInStockButton);

export interface StockActionProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly name: string;
}

/** On the page of a member: takes it off until closing, a time, or until it is put back; or puts it back. */
export function StockAction({ list, path, name }: StockActionProps) {
  const stock = stockOf(list);
  const may = useUser().enabledFeatures.includes('accessConfigurationOptions');
  return stock === null || !may ? null : <MemberStock path={path} name={name} list={list} stock={stock} />;
}

const none: readonly string[] = [];

function MemberStock({ list, path, name, stock }: StockActionProps & { readonly stock: Stock }) {
  const router = useRouter();
  // An address may ask for the page with the sheet.
  const isAsked = useSearch({ strict: false, select: ({ act }) => act === 'out' });
  const [opened, setOpened] = useState(false);
  const [now] = useState(Date.now);
  const { at, isOut, isOutBelow } = useOut(list, path, stock, now);
  const optionsOut = useMarks({ list, marks: stock.options === undefined ? none : [stock.options.list], path }, now);
  const close = () => {
    setOpened(false);
    if (isAsked) navigateTo(router, withQuery(router.history.location.href, { act: null }), { replace: true });
  };
  return (
    <>
      {(isOut || isOutBelow) && <BackInStockButton path={at} name={name} />}
      {optionsOut.map(one => {
        const option = texts.optionOf(name, one.name ?? '');
        return <BackInStockButton key={one.path} path={one.path} name={option} text={texts.backNamed(option)} />;
      })}
      {!isOut && (
        <Button
          variant="default"
          leftSection={<IconClockPause size={16} stroke={1.8} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {texts.take}
        </Button>
      )}
      {(opened || isAsked) && <LazyOutOfStockDialog what={name} paths={[path]} stock={stock} onClose={close} />}
    </>
  );
}
