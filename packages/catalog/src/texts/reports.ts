/** Texts of reports: what every number is, beside the number. */
export const reportTexts = {
  measures: {
    gross: { label: 'Gross sales', sentence: 'Prices of everything sold, before discounts and without tax.' },
    discounts: {
      label: 'Discounts',
      sentence: 'What offers took off prices. Offers reported as lower sales are not in it.',
    },
    net: { label: 'Net sales', sentence: 'Gross sales less discounts.' },
    lowerSales: {
      label: 'Lower sales',
      sentence: 'What offers that are reported as a lower sale took off: neither gross sales nor discounts.',
    },
    fees: { label: 'Fees', sentence: 'Delivery, service and other charges. Gratuities are tips.' },
    salesTotal: {
      label: 'Sales total',
      sentence: 'Net sales and fees, without those that the settings leave out of the sales total.',
    },
    tax: { label: 'Tax', sentence: 'Added to prices, or contained in them.' },
    tips: { label: 'Tips', sentence: 'Tips that guests gave, and gratuities added to tickets of large parties.' },
    gratuities: { label: 'Auto gratuity', sentence: 'Gratuities added to tickets of large parties. They are in tips.' },
    givenTips: { label: 'Tips given', sentence: 'Tips that guests gave with their payment. They are in tips.' },
    tenders: {
      label: 'Tendered',
      sentence:
        'What guests paid, with tips, less refunds. When all tickets are settled: net sales, tax, tips and fees.',
    },
    refunds: {
      label: 'Refunds',
      sentence: 'What was given back after the ticket was closed, on the day of the refund.',
    },
    due: {
      label: 'Not settled',
      sentence:
        'Net sales, tax, tips and fees less what was tendered: open tickets, and refunds for what stayed on a ticket.',
    },
    voids: {
      label: 'Voids',
      sentence:
        'What was taken off tickets, after discounts and without tax; after the close on the day it was taken off.',
    },
    quantity: { label: 'Quantity', sentence: 'How many were sold, or how much of what is sold by weight.' },
    checks: { label: 'Tickets', sentence: 'Tickets on which something was sold or paid, open ones too.' },
    guests: { label: 'Guests', sentence: 'Guests on those tickets.' },
    averageCheck: { label: 'Average ticket', sentence: 'Net sales for each ticket.' },
    perGuest: { label: 'Sales per guest', sentence: 'Net sales for each guest.' },
    discountShare: { label: 'Discount rate', sentence: 'Discounts, in percent of gross sales.' },
    tipShare: { label: 'Tip rate', sentence: 'Tips, in percent of net sales.' },
    deliveries: { label: 'Deliveries', sentence: 'Tickets that were to be delivered.' },
    deliveryTime: {
      label: 'Delivery time',
      sentence: 'From when an order left to when it arrived, on average; of those that have arrived.',
    },
    laborHours: { label: 'Labor hours', sentence: 'Hours worked in jobs that are in labor calculations.' },
    laborCost: {
      label: 'Labor cost',
      sentence: 'Wages, what the employer pays beside them, and delivery pay, of jobs that are in labor calculations.',
    },
    laborShare: { label: 'Labor rate', sentence: 'Labor cost, in percent of net sales.' },
    laborBudget: { label: 'Labor budget', sentence: 'What the labor target of each day allows, by its net sales.' },
    laborTarget: { label: 'Labor target', sentence: 'Labor budget, in percent of net sales.' },
    salesPerLaborHour: { label: 'Sales per labor hour', sentence: 'Net sales for each labor hour.' },
    workedHours: {
      label: 'Hours',
      sentence: 'Hours from clock-in to clock-out, without breaks that are not paid.',
    },
    regularHours: { label: 'Regular hours', sentence: 'Hours without overtime.' },
    overtimeHours: {
      label: 'Overtime',
      sentence: 'Hours that a rule of overtime pays more, on the days on which they were worked.',
    },
    paidBreaks: { label: 'Paid breaks', sentence: 'Breaks that are paid. They are in hours.' },
    hourlyRate: {
      label: 'Hourly rate',
      sentence: 'What an hour pays without overtime, on average. Salaries are not in it.',
    },
    wages: { label: 'Wages', sentence: 'Hours at their wage, salaries, and what overtime pays more.' },
    declaredTips: {
      label: 'Declared tips',
      sentence: 'Tips declared at clock-out, at least the minimum that the job type asks for.',
    },
    payrollTips: {
      label: 'Tips on payroll',
      sentence: 'Declared tips that servers do not keep, where the job type pays tips on payroll.',
    },
    payrollFees: {
      label: 'Delivery pay on payroll',
      sentence: 'Delivery pay where the job type pays it on payroll.',
    },
    payrollTotal: { label: 'Payroll', sentence: 'Wages, and tips and delivery pay on payroll.' },
    payrollPayments: {
      label: 'Paid out',
      sentence: 'What employees were given less what they paid in, by accounts that are reported on payroll.',
    },
  },
  dimensions: {
    location: 'Location',
    day: 'Day',
    month: 'Month',
    hour: 'Hour',
    channel: 'Channel',
    orderType: 'Order type',
    server: 'Server',
    fulfillment: 'Fulfillment',
    driver: 'Driver',
    zone: 'Delivery zone',
    department: 'Department',
    item: 'Item',
    size: 'Size',
    offer: 'Offer',
    fee: 'Fee',
    tender: 'Tender',
    employee: 'Employee',
    job: 'Job',
    payrollCode: 'Payroll code',
  },
};
