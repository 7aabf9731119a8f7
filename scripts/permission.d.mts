export interface Machine {
  readonly hasApt: boolean;
  readonly isRoot: boolean;
  readonly hasSudo: boolean;
  readonly isContainer: boolean;
  readonly isCI: boolean;
  readonly hasPerson: boolean;
}

/** `yes`, `ask`, or the reason why not. */
export function permission(machine: Machine): string;
