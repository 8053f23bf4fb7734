import{f as r}from"./chunk.35a729b3.js";import"./chunk.21b810ad.js";import"./chunk.e1f55f8f.js";import"./chunk.bf84aa25.js";import"./chunk.eb80d77f.js";import"./chunk.7ecce454.js";import"./chunk.49235ab7.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{M as d,a as i,b as o,c as a,d as n}from"./chunk.d7a13d0c.js";var s=i("content/docs/2.x/fundamentals/layout_animations.mdx");function c(l){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...l.components};return n(o,{children:[a(e.p,{children:`Three moments in the life of a component can be animated with one prop each: when it appears, when it disappears, and when its position or
size changes. Layout animations exist since 2.3.0. Add people to the list and remove them:`}),`
`,a(r,{version:"2.x",entering:!0,layout:!0,exiting:!0}),`
`,n(e.h2,{id:"props",children:["Props",a(e.a,{className:"hash-link",href:"#props","aria-label":"Direct link to Props",title:"Direct link to Props"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Prop"}),a(e.th,{role:"columnheader",children:"Without it"}),a(e.th,{role:"columnheader",children:"With it"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Prop",children:a(e.code,{children:"entering"})}),a(e.td,{role:"cell","data-label":"Without it",children:"a new component is there at once"}),a(e.td,{role:"cell","data-label":"With it",children:"it appears with an animation"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Prop",children:a(e.code,{children:"exiting"})}),a(e.td,{role:"cell","data-label":"Without it",children:"a removed component is gone in the next frame"}),a(e.td,{role:"cell","data-label":"With it",children:"it leaves with an animation"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Prop",children:a(e.code,{children:"layout"})}),a(e.td,{role:"cell","data-label":"Without it",children:"a component jumps to its new place and size"}),a(e.td,{role:"cell","data-label":"With it",children:"it moves there"})]})]})]}),`
`,n(e.p,{children:["The props belong to animated components: those of the library, such as ",a(e.code,{children:"Animated.View"}),", and those made with ",a(e.code,{children:"createAnimatedComponent"}),`. You
choose a ready-made animation, a `,a(e.em,{children:"preset"}),", and pass it to the prop."]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, { FadeIn, FadeOut, Layout } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> box = { width: <span class="code:constant">120</span>, height: <span class="code:constant">60</span>, margin: <span class="code:constant">8</span>, backgroundColor: <span class="code:string">'navy'</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Boxes</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [keys, setKeys] = <span class="code:entity.name.function">useState</span>([<span class="code:constant">1</span>, <span class="code:constant">2</span>, <span class="code:constant">3</span>]);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Add on top"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setKeys</span>([Math.<span class="code:entity.name.function">max</span>(<span class="code:constant">0</span>, ...keys) + <span class="code:constant">1</span>, ...keys])}
</span><span class="code-line">      />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove top"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setKeys</span>(keys.<span class="code:entity.name.function">slice</span>(<span class="code:constant">1</span>))} />
</span><span class="code-line">      {keys.<span class="code:entity.name.function">map</span>((key) <span class="code:keyword">=></span> (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">          key={key}
</span><span class="code-line">          style={box}
</span><span class="code-line">          entering={FadeIn}
</span><span class="code-line">          exiting={FadeOut}
</span><span class="code-line">          layout={Layout.<span class="code:entity.name.function">springify</span>()}
</span><span class="code-line">        />
</span><span class="code-line">      ))}
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:[a(e.em,{children:"Add on top"})," fades a new box in while the others make room with a spring. ",a(e.em,{children:"Remove top"}),` fades the first box out, and the rest moves up.
Without the three props the same component would jump.`]}),`
`,n(e.h2,{id:"what-each-prop-takes",children:["What each prop takes",a(e.a,{className:"hash-link",href:"#what-each-prop-takes","aria-label":"Direct link to What each prop takes",title:"Direct link to What each prop takes"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Value"}),n(e.th,{role:"columnheader",children:[a(e.code,{children:"entering"}),", ",a(e.code,{children:"exiting"})]}),a(e.th,{role:"columnheader",children:a(e.code,{children:"layout"})})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Value",children:["a preset class, such as ",a(e.code,{children:"FadeIn"})," or ",a(e.code,{children:"Layout"})]}),a(e.td,{role:"cell","data-label":"entering, exiting",children:"yes"}),a(e.td,{role:"cell","data-label":"layout",children:"yes"})]}),n(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Value",children:["a configured preset, such as ",a(e.code,{children:"FadeIn.duration(500)"})]}),a(e.td,{role:"cell","data-label":"entering, exiting",children:"yes"}),a(e.td,{role:"cell","data-label":"layout",children:"yes"})]}),n(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Value",children:["a ",a(e.a,{...s[0],children:"custom function"})]}),a(e.td,{role:"cell","data-label":"entering, exiting",children:"yes"}),a(e.td,{role:"cell","data-label":"layout",children:"yes"})]}),n(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Value",children:["a ",a(e.a,{...s[1],children:"keyframe"})]}),a(e.td,{role:"cell","data-label":"entering, exiting",children:"yes"}),a(e.td,{role:"cell","data-label":"layout",children:"no"})]})]})]}),`
`,n(e.h2,{id:"pitfalls",children:["Pitfalls",a(e.a,{className:"hash-link",href:"#pitfalls","aria-label":"Direct link to Pitfalls",title:"Direct link to Pitfalls"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[`The three props are read when the component is mounted. Changing one later has no effect until the component
is mounted again, for instance under another `,a(e.code,{children:"key"})," (2.14.4)."]}),`
`,n(e.li,{children:["For the rows of an ",a(e.code,{children:"Animated.FlatList"})," use its prop ",a(e.code,{children:"itemLayoutAnimation"}),", which applies a layout transition to every cell."]}),`
`,n(e.li,{children:[`In browsers, in Jest and under the Chrome debugger the three props have no effect (2.14.4). Components appear, disappear and move at once,
and no warning says so. Only a call of `,a(e.code,{children:"enableLayoutAnimations"}),' logs one, "enableLayoutAnimations is not available for WEB yet".']}),`
`,n(e.li,{children:["Native support is switched on when the first component with one of the props is mounted. ",a(e.code,{children:"enableLayoutAnimations(flag)"})," overrides that."]}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...s[2],children:"Entering animations"})," – presets for ",a(e.code,{children:"entering"}),"."]}),`
`,n(e.li,{children:[a(e.a,{...s[3],children:"Exiting animations"})," – presets for ",a(e.code,{children:"exiting"}),"."]}),`
`,n(e.li,{children:[a(e.a,{...s[4],children:"Layout transitions"})," – presets for ",a(e.code,{children:"layout"}),"."]}),`
`,n(e.li,{children:[a(e.a,{...s[5],children:"Keyframe animations"})," – several steps."]}),`
`,n(e.li,{children:[a(e.a,{...s[6],children:"Custom animations"})," – write your own."]}),`
`,n(e.li,{children:[a(e.a,{...s[7],children:"Tutorial"})," – animate a list, step by step."]}),`
`,n(e.li,{children:[a(e.a,{...s[8],children:"About"})," – the library as a whole."]}),`
`,n(e.li,{children:[a(e.a,{...s[9],children:"Transitions in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function t(l={}){let{wrapper:e}=l.components||{};return e?a(e,{...l,children:a(c,{...l})}):c(l)}var p={path:"/__legacydocs_version__/fundamentals/layout_animations",title:"Layout Animations",documentTitle:"Layout Animations | React Native Reanimated",description:"Animate how components appear, disappear and move in Reanimated 2.x, with one prop each (entering, exiting, layout) and ready-made presets.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/layout_animations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/layout_animations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Fundamentals"},{label:"Layout Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/custom_events",label:"Custom Events"},next:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/architecture",label:"Architecture"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-fundamentals/layout_animations","docs-versioned"],kind:"doc",id:"fundamentals/layout_animations",showTitle:!0,toc:[{id:"props",level:2,html:"Props"},{id:"example",level:2,html:"Example"},{id:"what-each-prop-takes",level:2,html:"What each prop takes"},{id:"pitfalls",level:2,html:"Pitfalls"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/layout_animations"}},runtime:"",stylesheets:[],imports:[]},y=d({content:t,route:p});export{y as mount};
