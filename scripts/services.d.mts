export interface Service {
  readonly name: string;
  readonly variable: string;
}

export function servicesFor(texts: readonly string[] | undefined): readonly Service[];
