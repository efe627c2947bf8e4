import type { reportTexts as english } from '../reports.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of reports: what every number is, beside the number. */
export const reportTexts: Translated<typeof english> = {
  measures: {
    gross: { label: 'Ventas brutas', sentence: 'Precios de todo lo vendido, antes de descuentos y sin impuesto.' },
    discounts: {
      label: 'Descuentos',
      sentence: 'Lo que las ofertas quitaron de los precios. No incluye ofertas informadas como ventas rebajadas.',
    },
    net: { label: 'Ventas netas', sentence: 'Ventas brutas menos descuentos.' },
    lowerSales: {
      label: 'Ventas rebajadas',
      sentence: 'Lo que quitaron las ofertas que se informan como venta rebajada: ni ventas brutas ni descuentos.',
    },
    fees: {
      label: 'Cargos',
      sentence: 'Cargos de entrega, de servicio y otros. Las propinas automáticas son propinas.',
    },
    salesTotal: {
      label: 'Total de ventas',
      sentence: 'Ventas netas y cargos, sin los que la configuración deja fuera del total de ventas.',
    },
    tax: { label: 'Impuesto', sentence: 'Agregado a los precios o incluido en ellos.' },
    tips: {
      label: 'Propinas',
      sentence: 'Propinas que dieron los clientes, y propinas automáticas en cuentas de grupos grandes.',
    },
    gratuities: {
      label: 'Propina automática',
      sentence: 'Propinas agregadas a cuentas de grupos grandes. Están en las propinas.',
    },
    givenTips: {
      label: 'Propinas dadas',
      sentence: 'Propinas que los clientes dieron con su pago. Están en las propinas.',
    },
    tenders: {
      label: 'Cobrado',
      sentence:
        'Lo que pagaron los clientes, con propinas, menos reembolsos. Con todas las cuentas saldadas: ventas netas, impuesto, propinas y cargos.',
    },
    refunds: {
      label: 'Reembolsos',
      sentence: 'Lo que se devolvió después de cerrar la cuenta, en el día del reembolso.',
    },
    due: {
      label: 'Sin saldar',
      sentence:
        'Ventas netas, impuesto, propinas y cargos menos lo cobrado: cuentas abiertas, y reembolsos por lo que quedó en una cuenta.',
    },
    voids: {
      label: 'Anulaciones',
      sentence:
        'Lo que se quitó de las cuentas, después de descuentos y sin impuesto; después del cierre, en el día en que se quitó.',
    },
    quantity: { label: 'Cantidad', sentence: 'Cuántos se vendieron, o cuánto de lo que se vende por peso.' },
    checks: { label: 'Cuentas', sentence: 'Cuentas en las que se vendió o pagó algo, también las abiertas.' },
    guests: { label: 'Comensales', sentence: 'Comensales de esas cuentas.' },
    averageCheck: { label: 'Cuenta promedio', sentence: 'Ventas netas por cuenta.' },
    perGuest: { label: 'Ventas por comensal', sentence: 'Ventas netas por comensal.' },
    discountShare: { label: 'Tasa de descuento', sentence: 'Descuentos, en porcentaje de las ventas brutas.' },
    tipShare: { label: 'Tasa de propina', sentence: 'Propinas, en porcentaje de las ventas netas.' },
    deliveries: { label: 'Entregas', sentence: 'Cuentas que eran para entregar.' },
    deliveryTime: {
      label: 'Tiempo de entrega',
      sentence: 'Desde que el pedido salió hasta que llegó, en promedio; de los que ya llegaron.',
    },
    laborHours: {
      label: 'Horas de mano de obra',
      sentence: 'Horas trabajadas en puestos que cuentan para la mano de obra.',
    },
    laborCost: {
      label: 'Costo de mano de obra',
      sentence:
        'Salarios, lo que el empleador paga además y pago por entregas, de puestos que cuentan para la mano de obra.',
    },
    laborShare: {
      label: 'Tasa de mano de obra',
      sentence: 'Costo de mano de obra, en porcentaje de las ventas netas.',
    },
    laborBudget: {
      label: 'Presupuesto de mano de obra',
      sentence: 'Lo que permite la meta de mano de obra de cada día, según sus ventas netas.',
    },
    laborTarget: {
      label: 'Meta de mano de obra',
      sentence: 'Presupuesto de mano de obra, en porcentaje de las ventas netas.',
    },
    salesPerLaborHour: {
      label: 'Ventas por hora de trabajo',
      sentence: 'Ventas netas por cada hora de mano de obra.',
    },
    workedHours: {
      label: 'Horas',
      sentence: 'Horas de la entrada a la salida registradas, sin los descansos que no se pagan.',
    },
    regularHours: { label: 'Horas regulares', sentence: 'Horas sin horas extra.' },
    overtimeHours: {
      label: 'Horas extra',
      sentence: 'Horas que una regla de horas extra paga más, en los días en que se trabajaron.',
    },
    paidBreaks: { label: 'Descansos pagados', sentence: 'Descansos que se pagan. Están en las horas.' },
    hourlyRate: {
      label: 'Pago por hora',
      sentence: 'Lo que paga una hora sin horas extra, en promedio. No incluye sueldos fijos.',
    },
    wages: { label: 'Salarios', sentence: 'Horas a su salario, sueldos fijos y lo que las horas extra pagan más.' },
    declaredTips: {
      label: 'Propinas declaradas',
      sentence: 'Propinas declaradas al registrar la salida, al menos el mínimo que pide el tipo de puesto.',
    },
    payrollTips: {
      label: 'Propinas en nómina',
      sentence:
        'Propinas declaradas que los meseros no se quedan, donde el tipo de puesto paga las propinas en nómina.',
    },
    payrollFees: {
      label: 'Pago por entregas en nómina',
      sentence: 'Pago por entregas donde el tipo de puesto lo paga en nómina.',
    },
    payrollTotal: { label: 'Nómina', sentence: 'Salarios, y propinas y pago por entregas en nómina.' },
    payrollPayments: {
      label: 'Pagado',
      sentence:
        'Lo que se dio a los empleados menos lo que ingresaron, por cuentas contables que se informan en nómina.',
    },
  },
  dimensions: {
    location: 'Sucursal',
    day: 'Día',
    month: 'Mes',
    hour: 'Hora',
    channel: 'Canal',
    orderType: 'Tipo de pedido',
    server: 'Mesero',
    fulfillment: 'Modalidad',
    driver: 'Repartidor',
    zone: 'Zona de entrega',
    department: 'Departamento',
    item: 'Artículo',
    size: 'Tamaño',
    offer: 'Oferta',
    fee: 'Cargo',
    tender: 'Forma de pago',
    employee: 'Empleado',
    job: 'Puesto',
    payrollCode: 'Código de nómina',
  },
};
