import {
  extendedSwatches,
  highlightColors,
  inputsTexts,
  labeledColors,
  type NamedColor,
  randomColor,
} from '@commissary/catalog';
import { type Color, isColor } from '@commissary/schema';
import { Button, Popover } from '@mantine/core';
import { IconDice5, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { keepFocus } from '../../ui/index.ts';
import styles from './color-input.module.css';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { colorFrom, plainText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

/** A color: typed, chosen from the swatches, or from the color picker of the system. */
export function ColorWidget(props: WidgetProps<Color>) {
  const { id, field, value, label, describedBy, invalid, onChange, onDone } = props;
  const [open, setOpen] = useState(false);
  const typed = useTextInput(value, plainText, colorFrom, onChange, onDone);
  const shown = isColor(value) ? value : null;
  return (
    <span className={`${styles.color} inline-row align-center gap-8`}>
      <InputWithUnit
        id={id}
        spellCheck={false}
        placeholder={field.allowEmpty ? inputsTexts.none : '#306090'}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...typed}
      />
      <Popover opened={open} onChange={setOpen} position="bottom-start" withinPortal trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={`${styles.chosen} grid rigid pad-0`}
            aria-label={inputsTexts.chooseValue(label.toLowerCase())}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span className={styles.patch} data-none={shown === null || undefined} style={painted(shown)} />
          </button>
        </Popover.Target>
        <Popover.Dropdown
          onFocus={keepFocus}
          aria-label={inputsTexts.colorsOf(label)}
          className={`${styles.panel} stack gap-12`}
        >
          <Swatches title={inputsTexts.namedColors} colors={labeledColors} value={value} onChoose={onChange} named />
          <Swatches title={inputsTexts.moreColors} colors={extendedSwatches} value={value} onChoose={onChange} />
          <Swatches title={inputsTexts.highlights} colors={highlightColors} value={value} onChoose={onChange} named />
          <span className="row wrap align-center gap-8">
            <label className={`${styles.system} inline-row align-center gap-8 size-13 tone-2`}>
              <input
                type="color"
                value={shown ?? '#000000'}
                onChange={event => onChange(event.currentTarget.value, true)}
                onBlur={onDone}
              />
              {inputsTexts.customColor}
            </label>
            <Button
              variant="default"
              leftSection={<IconDice5 size={16} stroke={1.8} aria-hidden />}
              onClick={() => onChange(randomColor(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).value)}
            >
              {inputsTexts.randomColor}
            </Button>
            {field.allowEmpty && value !== '' && (
              <Button
                variant="default"
                leftSection={<IconX size={16} stroke={1.8} aria-hidden />}
                onClick={() => onChange('')}
              >
                {inputsTexts.noColor}
              </Button>
            )}
          </span>
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

const painted = (value: string | null) => (value === null ? {} : { background: value });

interface SwatchesProps {
  readonly title: string;
  readonly colors: readonly NamedColor[];
  readonly value: unknown;
  readonly onChoose: (value: string) => void;
  /** With the names beside the colors. */
  readonly named?: boolean;
}

function Swatches({ title, colors, value, onChoose, named = false }: SwatchesProps) {
  return (
    <fieldset className={`${styles.swatches} grid gap-4 min-width-0 reset`} data-named={named || undefined}>
      <legend>{title}</legend>
      {colors.map(color => (
        <button
          key={color.value}
          type="button"
          className={`${styles.swatch} row align-center gap-8 size-13 tone-1`}
          title={color.label}
          aria-label={color.label}
          aria-pressed={color.value === value}
          onClick={() => onChoose(color.value)}
        >
          <span className={styles.patch} style={painted(color.value)} />
          {named && color.label}
        </button>
      ))}
    </fieldset>
  );
}
