import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
    { ignores: ["dist/", "src/server/generated/", "src/generated/"] },
    ...ts.configs.recommended,
    ...svelte.configs["flat/recommended"],
    { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
    {
        rules: {
            "@typescript-eslint/no-explicit-any": "error",
            "@typescript-eslint/no-unused-vars": [
                "error",
                { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
            ],
            "svelte/no-navigation-without-resolve": "off",
            "svelte/prefer-svelte-reactivity": "off", // a Map that is never shown need not be reactive
        },
    },
);
