declare module 'virtual:sample-world' {
  export const world: import('./sample-world.types.ts').SampleWorld
}
