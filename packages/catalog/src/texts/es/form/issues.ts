import type { IssueParams } from '@commissary/schema';
import type {
  formatHints as englishFormatHints,
  issueTexts as englishIssueTexts,
  parseHints as englishParseHints,
  ruleTexts as englishRuleTexts,
} from '../../form/issues.ts';
import { messages } from '../messages.ts';
import { valueTexts } from './values.ts';

/** What a broken rule of a document says. */
export const ruleTexts: typeof englishRuleTexts = {
  unnamed: 'Escriba un nombre.',
  'not-one-default-scheme': 'Un esquema de precios es el predeterminado, ni más ni menos.',
  'default-scheme-inactive': 'El esquema de precios predeterminado siempre está activo.',
  'title-missing': 'Escriba un título.',
  'several-default-schemes': 'Solo un esquema de precios puede ser el predeterminado.',
  'choice-of-nothing': 'Elija qué significa esto.',
  'combo-of-nothing': 'Elija los grupos de artículos.',
  'multi-buy-range': 'No se pueden rebajar más artículos de los que el cliente compra.',
  'coupon-code-missing': 'Escriba el código del cupón.',
  'dates-reversed': 'El último día es anterior al primero.',
  'choices-range': 'El máximo debe ser por lo menos el mínimo.',
  'choices-required': 'Una elección obligatoria tiene un mínimo de al menos 1.',
  'choices-included': 'No se pueden incluir más opciones de las que permite el máximo.',
  'payment-range': 'El pago máximo debe ser por lo menos el mínimo.',
  'lead-time-range': 'La anticipación mínima es mayor que el tiempo con que se aceptan pedidos anticipados.',
  'stars-order': 'Cada estrella debe llegar con al menos tantos pedidos como la anterior.',
  'ticket-number-range': 'Los números no pueden empezar por encima del número máximo de cuenta.',
  'late-before-warning': 'El retraso debe venir después del aviso.',
  'scheme-follows-itself': 'Este esquema se sigue a sí mismo. Elija otro.',
  'gift-only': 'Solo la forma de pago Gift puede exigir un certificado de regalo.',
  'department-unnamed': messages.department.unnamed,
  'job-type-unnamed': 'Escriba un nombre para el tipo de puesto.',
  'job-type-without-department': 'Elija un departamento para el tipo de puesto.',
  'salary-total': 'Las partes del salario de los siete días deben sumar 100.00%.',
  'no-date': 'Elija una fecha.',
  'promise-order': 'El valor predeterminado debe estar entre el mínimo y el máximo.',
  'kitchen-on-receipt': 'Una impresora de cocina necesita una impresora física de tipo recibo.',
  'drawer-not-assigned': 'Elija un cajón predeterminado que esté asignado a esta estación.',
  'zone-not-drawn': 'Dibuje la zona en el mapa.',
  'one-time': 'Escriba una hora de inicio y una de fin, o deje ambas en blanco.',
  'worldpay-incomplete': messages.processor.worldPay,
  'mercury-incomplete': messages.processor.mercury,
  'open-edge-incomplete': messages.processor.openEdge,
  'cayan-incomplete': messages.processor.cayan,
  'valutec-gift-incomplete': messages.processor.valutecGift,
  'mercury-gift-incomplete': messages.processor.mercuryGift,
  'cayan-gift-incomplete': messages.processor.cayanGift,
  'surcharge-or-discount': 'Elija el recargo o el descuento por pago en efectivo, no ambos.',
  'support-day-missing': 'Elija el último día en que soporte puede cambiar la configuración.',
  UNKNOWN_IMAGE: messages.image.gone,
};

/** What to enter when the text in a field of this kind could not be read. The inputs read times and days in English. */
export const parseHints: typeof englishParseHints = {
  'time-of-day': 'Escriba horas, minutos y AM o PM, como 09:30 AM.',
  image: 'Esta imagen no se subió aquí. Elíjala de nuevo.',
  phone: 'Escriba 10 dígitos.',
  money: 'Escriba un monto como 12.50.',
  point: 'Escriba una latitud y una longitud, como 41.8838, -87.6411.',
  percent: 'Escriba un porcentaje como 8.25.',
  color: 'Escriba un color como # y seis dígitos de 0 a f, por ejemplo #306090.',
  duration: 'Escriba un número.',
  number: 'Escriba un número.',
  distance: 'Escriba un número de millas, como 2.5.',
  date: 'Escriba una fecha como 2026-05-01.',
  'date-range': 'Escriba dos fechas como 2026-05-01 – 2026-05-31.',
  'weekly-schedule': 'Escriba días y horas como lun-vie 11:00 AM-02:00 PM.',
  'rich-text': 'Este texto tiene elementos que aquí no se permiten.',
  'localized-text': 'Escriba un idioma y un texto como en: Soup.',
};

/** The same for a text of this format. */
export const formatHints: typeof englishFormatHints = { EMAIL: 'Escriba una dirección de correo.' };

/** A limit of a field with a unit: `15 minutos`. */
const limit = (value: IssueParams[string] | undefined, unit: IssueParams[string] | undefined): string => {
  if (typeof value !== 'number') return String(value);
  switch (unit) {
    case 'seconds':
    case 'minutes':
    case 'hours':
    case 'days':
      return valueTexts.duration(value, unit);
    case 'miles':
      return valueTexts.miles(value);
    case 'meters':
      return valueTexts.meters(value);
    default:
      return String(value);
  }
};

/** What each check of a value says. */
export const issueTexts: typeof englishIssueTexts = {
  type: () => 'Este valor no es válido para este campo.',
  missing: () => 'Escriba un valor.',
  'unknown-field': () => 'Campo desconocido.',
  'too-long': ({ max }) => `Use como máximo ${max} caracteres.`,
  'too-small': ({ min, unit }) => `Escriba ${limit(min, unit)} o más.`,
  'too-large': ({ max, unit }) => `Escriba ${limit(max, unit)} o menos.`,
  'too-many': ({ max }) => `Puede haber como máximo ${max} de estos.`,
  'too-few': ({ min }) => `Debe haber al menos ${min} de estos.`,
  'not-a-step': ({ step }) => (step === 1 ? 'Escriba un número entero.' : `Escriba un múltiplo de ${step}.`),
  format: () => 'Revise el formato de este valor.',
  'not-an-option': () => 'Elija una de las opciones.',
  'bad-id': () => 'Este ID no se puede usar.',
  'duplicate-id': ({ id }) => `ID duplicado: ${id}.`,
  'out-of-scope': ({ parent }) =>
    `Esto no está en el mismo lugar (${String(parent).toLowerCase()}). Elija algo que lo esté.`,
  'ends-before-start': () => 'El fin es anterior al inicio.',
  overlap: () => 'Hay otro en estas celdas. Mueva uno de los dos.',
  'outside-grid': ({ columns }) =>
    `La cuadrícula tiene ${columns} columnas. Mueva esto a la izquierda o hágalo más pequeño.`,
  'fixed-member': () => 'Los elementos integrados no se pueden eliminar. Desactívelo.',
  'kept-member': () => 'Esto no se puede eliminar porque lo usan pedidos anteriores. Desactívelo.',
  'not-unique': ({ value }) => `“${value}” ya está en uso.`,
  'empty-secret': () => 'Escriba un valor nuevo o bórrelo.',
  'needs-newer-pos': ({ min, version }) =>
    `Esto necesita la versión ${min} del punto de venta, y la sucursal usa la ${version}. Elija otra opción.`,
  'override-only': () => 'Esto se define para un grupo o una sucursal, nunca para la empresa.',
  'card-number': () => 'Esto parece un número de tarjeta. No guarde aquí números de tarjetas.',
};
