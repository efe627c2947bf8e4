import type { dayStartTexts as english } from '../../levels/day-start.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatList } from '../grammar/words.ts';

/** Texts of when business days begin. */
export const dayStartTexts: Translated<typeof english> = {
  title: 'Día operativo',
  help: 'Lo que se vende después de medianoche es del día anterior, hasta esta hora en el reloj de la sucursal.',
  start: 'Inicio del día operativo',
  from: 'Primer día',
  fromHelp: 'El primer día que empieza a esa hora. Vacío: mañana. Los días ya empezados conservan su inicio.',
  asEverywhere: 'Déjelo en blanco para que empiece como en todas las sucursales.',
  usual: 'Como en todas las sucursales',
  begun: 'Elija un día posterior a hoy: un día ya empezado conserva su inicio.',
  begin: clocks =>
    clocks.length === 1
      ? `El día operativo empieza a las ${clocks[0]} en el reloj de su sucursal.`
      : `El día operativo empieza a las ${formatList(clocks, 'disjunction')} en el reloj de su sucursal, según lo que tenga cada una.`,
};
