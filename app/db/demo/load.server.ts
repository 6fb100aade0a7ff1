export interface DemoAccount {
  email: string;
  password: string;
}

export async function loadDemo(): Promise<DemoAccount[]> {
  return [];
}
