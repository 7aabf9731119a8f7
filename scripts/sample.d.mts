export const isWhole: boolean;
export function sample<Size>(enough: Size, all: Size): Size;
