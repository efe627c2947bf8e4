import type { PilotLimit } from '@commissary/domain';
import type { canaryTexts as english } from '../../../levels/reverting/canary.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, formatNumber } from '../../grammar/words.ts';

const terminals = (count: number): string => formatCount(count, 'terminal', 'terminales');

const most = ({ most: count, unit }: PilotLimit): string =>
  unit === 'percent' ? `${formatNumber(count)}%` : terminals(count);

/** A publish that goes to some locations first. */
export const canaryTexts: Translated<typeof english> = {
  open: 'Enviar primero a unas pocas',
  about: 'El resto sigue cuando las terminales de allí la hayan usado por un rato.',
  pilots: 'Primeras sucursales',
  findPilot: 'Buscar una sucursal',
  pilotsOf: 'Marcar todas las de un grupo o etiqueta',
  choosePilotsOf: 'Elegir…',
  groups: 'Grupos',
  tags: 'Etiquetas',
  tagsFailed: 'No se pudieron cargar las sucursales con esta etiqueta. Inténtelo de nuevo más tarde.',
  soak: 'Observar por (minutos)',
  limits: 'Interrumpir el resto cuando más terminales que estas …',
  measures: {
    trouble: 'informan un problema',
    missing: 'no la usan',
    silent: 'dejaron de conectarse',
  },
  unit: measure => `Terminales o porcentaje: ${measure}`,
  units: { terminals: 'terminales', percent: '%' },
  onHalt: 'Si se interrumpe',
  rollBack: 'Revertirlas',
  keep: 'Dejarlas en vigor',
  chooseSome: 'Elija al menos una sucursal para empezar y deje al menos una para después.',
  needsOneStart:
    'Necesita un mismo inicio para todas: no a la hora de cada sucursal ni solo fuera del horario de apertura.',
  soakRange: 'Obsérvelas de 1 a 1,440 minutos.',
  refusals: {
    elsewhere: 'Una de las primeras sucursales no está entre las que se publican',
    all: 'Deje al menos una sucursal para después',
    oneStart:
      'Una publicación que va primero a unas pocas sucursales necesita un mismo inicio para todas: no a la hora de cada una ni solo fuera del horario de apertura',
    part: 'Solo una publicación de todo puede ir primero a unas pocas sucursales',
  },
  heading: 'Primeras sucursales',
  states: {
    PILOTS: 'En camino a las primeras sucursales',
    SOAKING: 'Observando las primeras sucursales',
    ASKING:
      'Espera su decisión: ninguna terminal de las primeras sucursales se ha conectado, o no entró en vigor en todas ellas',
    RELEASED: 'El resto siguió',
    HALTED: 'Interrumpida: el resto no siguió',
    STOPPED: 'Detenida',
  },
  stateLabels: {
    PILOTS: 'En camino',
    SOAKING: 'Observando',
    ASKING: 'Por decidir',
    RELEASED: 'Continuó',
    HALTED: 'Interrumpida',
    STOPPED: 'Detenida',
  },
  reasons: {
    trouble: 'Demasiadas terminales informan un problema.',
    missing: 'Demasiadas terminales no la usan.',
    silent: 'Demasiadas terminales dejaron de conectarse.',
  },
  left: (minutes, seconds) => `quedan ${minutes}:${String(seconds).padStart(2, '0')}`,
  runs: (running, count) => `En uso en ${formatNumber(running)} de ${terminals(count)}`,
  measured: {
    trouble: 'Informan un problema',
    missing: 'No la usan',
    silent: 'Dejaron de conectarse',
  },
  against: (count, limit) => `${formatNumber(count)} (máximo ${most(limit)})`,
  rolledBack: 'Las primeras sucursales se revirtieron.',
  notRolledBack: 'No se pudieron revertir las primeras sucursales: reviértalas abajo.',
  decidedBy: name => `Decidido por ${name}`,
  afterPilots: when => `Después de las primeras sucursales, no antes de ${when}`,
  follow: 'Continuar',
  followed: count => `La publicación continúa en ${formatCount(count, 'sucursal', 'sucursales')}.`,
  followFailed: 'La publicación no pudo continuar.',
};
