export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** Centimetres, as text: 150 to 190 in steps of 5. */
export const heights = ['150', '155', '160', '165', '170', '175', '180', '185', '190'] as const;

/** Kilograms, as text: 40 to 120 in steps of 5. */
export const weights = [
  '40', '45', '50', '55', '60', '65', '70', '75', '80', '85', '90', '95', '100', '105', '110', '115', '120',
] as const; // oxfmt-ignore
