export function matrixProduct(): number;
