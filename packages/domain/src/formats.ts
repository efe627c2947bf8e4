/** (555) 123-4567; what is not ten digits is shown as it was typed. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** '3 locations', '1 location'. */
export const formatCount = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const pad = (value: number): string => String(value).padStart(2, '0');
