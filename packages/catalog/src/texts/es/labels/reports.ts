/** The labels of reports and of what else has any, by the English text. */
export const reportLabels: Readonly<Record<string, string>> = {
  'Commissary ID': 'ID de Commissary',
  'Modifier price': 'Precio de modificador',
  'Order aggregation': 'Agregador de pedidos',
  'First locations': 'Primeras sucursales',
  'Already works elsewhere with us': 'Ya trabaja en otra parte con nosotros',
  Freeze: 'Congelar',
  'What the guest is asked': 'Qué se le pregunta al cliente',
  'Highlighter yellow': 'Amarillo marcador',
  'Highlighter green': 'Verde marcador',
  'What it costs': 'Cuánto cuesta',
  Preview: 'Vista previa',
  Brick: 'Ladrillo',
  Paprika: 'Pimentón',
  Olive: 'Oliva',
  Lagoon: 'Laguna',
  Denim: 'Mezclilla',
  Iris: 'Iris',
  Slate: 'Pizarra',
  'Labor scheduling': 'Programación de turnos',
  'Saved since you looked': 'Guardado desde que usted miró',
  'New password': 'Contraseña nueva',
  'Try a week': 'Probar una semana',
  'Change prices': 'Cambiar precios',
  'Prices of everything sold, before discounts and without tax.':
    'Precios de todo lo vendido, antes de descuentos y sin impuesto.',
  Discounts: 'Descuentos',
  'What offers took off prices. Offers reported as lower sales are not in it.':
    'Lo que las ofertas quitaron de los precios. No incluye ofertas informadas como ventas rebajadas.',
  'Gross sales less discounts.': 'Ventas brutas menos descuentos.',
  'Lower sales': 'Ventas rebajadas',
  'What offers that are reported as a lower sale took off: neither gross sales nor discounts.':
    'Lo que quitaron las ofertas que se informan como venta rebajada: ni ventas brutas ni descuentos.',
  Fees: 'Cargos',
  'Delivery, service and other charges. Gratuities are tips.':
    'Cargos de entrega, de servicio y otros. Las propinas automáticas son propinas.',
  'Sales total': 'Total de ventas',
  'Net sales and fees, without those that the settings leave out of the sales total.':
    'Ventas netas y cargos, sin los que la configuración deja fuera del total de ventas.',
  'Added to prices, or contained in them.': 'Agregado a los precios o incluido en ellos.',
  'Tips that guests gave, and gratuities added to tickets of large parties.':
    'Propinas que dieron los clientes, y propinas automáticas en cuentas de grupos grandes.',
  'Gratuities added to tickets of large parties. They are in tips.':
    'Propinas agregadas a cuentas de grupos grandes. Están en las propinas.',
  'Tips given': 'Propinas dadas',
  'Tips that guests gave with their payment. They are in tips.':
    'Propinas que los clientes dieron con su pago. Están en las propinas.',
  Tendered: 'Cobrado',
  'What guests paid, with tips, less refunds. When all tickets are settled: net sales, tax, tips and fees.':
    'Lo que pagaron los clientes, con propinas, menos reembolsos. Con todas las cuentas saldadas: ventas netas, impuesto, propinas y cargos.',
  Refunds: 'Reembolsos',
  'What was given back after the ticket was closed, on the day of the refund.':
    'Lo que se devolvió después de cerrar la cuenta, en el día del reembolso.',
  'Not settled': 'Sin saldar',
  'Net sales, tax, tips and fees less what was tendered: open tickets, and refunds for what stayed on a ticket.':
    'Ventas netas, impuesto, propinas y cargos menos lo cobrado: cuentas abiertas, y reembolsos por lo que quedó en una cuenta.',
  Voids: 'Anulaciones',
  'What was taken off tickets, after discounts and without tax; after the close on the day it was taken off.':
    'Lo que se quitó de las cuentas, después de descuentos y sin impuesto; después del cierre, en el día en que se quitó.',
  'How many were sold, or how much of what is sold by weight.':
    'Cuántos se vendieron, o cuánto de lo que se vende por peso.',
  Tickets: 'Cuentas',
  'Tickets on which something was sold or paid, open ones too.':
    'Cuentas en las que se vendió o pagó algo, también las abiertas.',
  Guests: 'Comensales',
  'Guests on those tickets.': 'Comensales de esas cuentas.',
  'Average ticket': 'Cuenta promedio',
  'Net sales for each ticket.': 'Ventas netas por cuenta.',
  'Sales per guest': 'Ventas por comensal',
  'Net sales for each guest.': 'Ventas netas por comensal.',
  'Discount rate': 'Tasa de descuento',
  'Discounts, in percent of gross sales.': 'Descuentos, en porcentaje de las ventas brutas.',
  'Tip rate': 'Tasa de propina',
  'Tips, in percent of net sales.': 'Propinas, en porcentaje de las ventas netas.',
  'Tickets that were to be delivered.': 'Cuentas que eran para entregar.',
  'Delivery time': 'Tiempo de entrega',
  'From when an order left to when it arrived, on average; of those that have arrived.':
    'Desde que el pedido salió hasta que llegó, en promedio; de los que ya llegaron.',
  'Labor hours': 'Horas de mano de obra',
  'Hours worked in jobs that are in labor calculations.':
    'Horas trabajadas en puestos que cuentan para la mano de obra.',
  'Wages, what the employer pays beside them, and delivery pay, of jobs that are in labor calculations.':
    'Salarios, lo que el empleador paga además y pago por entregas, de puestos que cuentan para la mano de obra.',
  'Labor rate': 'Tasa de mano de obra',
  'Labor cost, in percent of net sales.': 'Costo de mano de obra, en porcentaje de las ventas netas.',
  'Labor budget': 'Presupuesto de mano de obra',
  'What the labor target of each day allows, by its net sales.':
    'Lo que permite la meta de mano de obra de cada día, según sus ventas netas.',
  'Labor target': 'Meta de mano de obra',
  'Labor budget, in percent of net sales.': 'Presupuesto de mano de obra, en porcentaje de las ventas netas.',
  'Sales per labor hour': 'Ventas por hora de trabajo',
  'Net sales for each labor hour.': 'Ventas netas por cada hora de mano de obra.',
  'Hours from clock-in to clock-out, without breaks that are not paid.':
    'Horas de la entrada a la salida registradas, sin los descansos que no se pagan.',
  'Regular hours': 'Horas regulares',
  'Hours without overtime.': 'Horas sin horas extra.',
  'Hours that a rule of overtime pays more, on the days on which they were worked.':
    'Horas que una regla de horas extra paga más, en los días en que se trabajaron.',
  'Paid breaks': 'Descansos pagados',
  'Breaks that are paid. They are in hours.': 'Descansos que se pagan. Están en las horas.',
  'Hourly rate': 'Pago por hora',
  'What an hour pays without overtime, on average. Salaries are not in it.':
    'Lo que paga una hora sin horas extra, en promedio. No incluye sueldos fijos.',
  'Hours at their wage, salaries, and what overtime pays more.':
    'Horas a su salario, sueldos fijos y lo que las horas extra pagan más.',
  'Declared tips': 'Propinas declaradas',
  'Tips declared at clock-out, at least the minimum that the job type asks for.':
    'Propinas declaradas al registrar la salida, al menos el mínimo que pide el tipo de puesto.',
  'Tips on payroll': 'Propinas en nómina',
  'Declared tips that servers do not keep, where the job type pays tips on payroll.':
    'Propinas declaradas que los meseros no se quedan, donde el tipo de puesto paga las propinas en nómina.',
  'Delivery pay on payroll': 'Pago por entregas en nómina',
  'Delivery pay where the job type pays it on payroll.': 'Pago por entregas donde el tipo de puesto lo paga en nómina.',
  'Wages, and tips and delivery pay on payroll.': 'Salarios, y propinas y pago por entregas en nómina.',
  'What employees were given less what they paid in, by accounts that are reported on payroll.':
    'Lo que se dio a los empleados menos lo que ingresaron, por cuentas contables que se informan en nómina.',
  'Somebody changes what a location or group of yours overrides':
    'Alguien cambia lo que una sucursal o un grupo suyo tiene como cambio propio',
  'One email for each save of the company or group above. Emails about your account and about publishes always come.':
    'Un correo por cada vez que se guarda en la empresa o el grupo de arriba. Los correos sobre su cuenta y sobre las publicaciones llegan siempre.',
  'For a time': 'Por un tiempo',
};
